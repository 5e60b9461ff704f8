import type { Bilingual } from './languages.ts'

/** The names of the parts of a form: the same part has the same name in every form. */
export const SECTIONS = {
  basics: ['基本信息', 'Basics'],
  media: ['图片、视频与文档', 'Pictures and files'],
  pictures: ['图片', 'Pictures'],
  picture: ['图片', 'Picture'],
  cover: ['封面', 'Cover'],
  text: ['内容', 'Content'],
  parameters: ['规格参数', 'Parameters'],
  variants: ['规格（SKU）', 'Variants (SKU)'],
  details: ['产品详情', 'Details'],
  origin: ['作者与来源', 'Author and source'],
  contact: ['联系方式', 'Contact'],
  filing: ['版权与备案', 'Copyright and filing'],
  look: ['外观', 'Look'],
  target: ['链接', 'Link'],
  placement: ['分类与展示', 'Category and display'],
  display: ['展示', 'Display'],
  account: ['账号', 'Account'],
  person: ['个人信息', 'Person'],
  access: ['权限', 'Access'],
  scopes: ['数据范围', 'Data scope'],
  ownership: ['归属', 'Ownership'],
  message: ['询盘内容', 'Enquiry'],
  handling: ['处理', 'Handling'],
  questions: ['问题', 'Questions'],
  answers: ['答卷', 'Answers'],
  places: ['填写的地方', 'Where it is filled in'],
  afterwards: ['提交之后', 'Afterwards'],
  more: ['更多', 'More'],
  seo: ['搜索引擎（SEO）', 'Search engines (SEO)'],
} as const satisfies Record<string, Bilingual>

export type SectionName = keyof typeof SECTIONS

/** A part of a form, under a heading of its own. */
export interface Section<N extends string = string> {
  name: SectionName
  /** Each entry is a line of the form; names in a list of their own share a line. A localized text brings its English twin along. */
  fields: readonly (N | readonly N[])[]
  /** On a wide screen it stands in the narrow column beside the others. */
  beside?: boolean
}

/** The fields of a section, without its lines. */
export const fieldsIn = ({ fields }: Section): string[] => fields.flat()
