export interface DemoSiteCategory {
  /** `about`, `business`, `technology`, `client`, `partner`; below them any code. */
  code: string
  /** The code of the category above; those above stand first. */
  parent?: string
  name: string
  nameEn: string
  description: string
  descriptionEn: string
}

export interface DemoArticle {
  /** The code of a top category. */
  category: string
  /** The code of a category below it. */
  subCategory?: string
  title: string
  titleEn: string
  summary: string
  summaryEn: string
  /** The name of a file in `pictures/`. */
  cover: string
  content: string
  contentEn: string
  /** The web site of a client or partner. */
  link?: string
  slug: string
  sort: number
  publishTime: string
}
