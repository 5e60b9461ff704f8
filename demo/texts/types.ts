import type { SlideSection } from '../../contract/slide-sections.ts'

export interface DemoSite {
  title: string
  titleEn: string
  copyright: string
  copyrightEn: string
  beian: string
  policeBeian: string
  address: string
  addressEn: string
  telephone: string
  email: string
  seoTitle: string
  seoTitleEn: string
  seoDescription: string
  seoDescriptionEn: string
  /** Names of files in `pictures/`, here and below. */
  icon: string
  logo: string
  mapPicture: string
  /** Latitude and longitude. */
  mapPosition: string
}

export interface DemoNavigation {
  name: string
  nameEn: string
  link: string
  children?: DemoNavigation[]
}

export interface DemoNewsCategory {
  value: string
  label: string
  labelEn: string
}

export interface DemoBanner {
  title: string
  titleEn: string
  description: string
  descriptionEn: string
  subdesc: string
  subdescEn: string
  bigImage: string
  smallImage: string
  link: string
}

/** The slide of a section (P-05c): a low strip with a title and a sentence. */
export interface DemoSectionBanner extends Pick<DemoBanner, 'title' | 'titleEn' | 'description' | 'descriptionEn' | 'bigImage'> {
  section: SlideSection
}

export interface DemoNews {
  title: string
  titleEn: string
  category: string
  summary: string
  summaryEn: string
  cover: string
  content: string
  contentEn: string
  author: string
  authorEn: string
  source: string
  sourceEn: string
  tags: string[]
  isTop: boolean
  publishTime: string
  slug: string
}

export interface DemoPicture {
  title: string
  titleEn: string
  image: string
  album: string
  albumEn: string
  alt: string
  altEn: string
  sort: number
}
