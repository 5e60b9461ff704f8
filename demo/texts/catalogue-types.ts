import type { SpecGroup, Sku } from '../../contract/resources/product-parts.ts'

export interface DemoProductType {
  code: string
  name: string
  nameEn: string
  description: string
  descriptionEn: string
  /** Names of files in `pictures/`, here and below. */
  icon: string
}

export interface DemoProductCategory {
  code: string
  /** The code of the category above; those above stand first. */
  parent?: string
  name: string
  nameEn: string
  description: string
  descriptionEn: string
}

export interface DemoBrand {
  code: string
  name: string
  nameEn: string
  description: string
  descriptionEn: string
}

export interface DemoSpecTemplate {
  /** Named by products. */
  code: string
  name: string
  nameEn: string
  /** The code of the category it is meant for. */
  category: string
  groups: SpecGroup[]
}

export interface DemoProduct {
  code: string
  slug: string
  name: string
  nameEn: string
  subtitle: string
  subtitleEn: string
  /** Codes. */
  category: string
  type: string
  brand: string
  template: string
  params: Record<string, string | number | boolean>
  /** English words of those text parameters that are not the same in both languages. */
  paramsEn?: Record<string, string>
  pictures: string[]
  video?: string
  description: string
  descriptionEn: string
  price?: number
  unit: string
  unitEn: string
  tags: string[]
  skus: Sku[]
  isTop: boolean
  sort: number
  publishTime: string
}
