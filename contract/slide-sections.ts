import type { Bilingual } from './languages.ts'

/** The parts of the public site that may have slides of their own (P-05c). Each is the last part of the address of its page, without an underscore. */
export const SLIDE_SECTIONS = {
  home: ['首页', 'Home page'],
  product: ['产品', 'Products'],
  business: ['业务', 'Business'],
  technology: ['技术', 'Technology'],
  client: ['客户与伙伴', 'Clients and partners'],
  about: ['关于我们', 'About us'],
  news: ['新闻', 'News'],
  contact: ['联系我们', 'Contact'],
  search: ['站内搜索', 'Search'],
  productdetail: ['产品详情页', 'Product pages'],
  businessdetail: ['业务详情页', 'Business pages'],
  articledetail: ['文章详情页', 'Article pages'],
  newsdetail: ['新闻详情页', 'News pages'],
  formdetail: ['表单页', 'Form pages'],
} as const satisfies Record<string, Bilingual>

export type SlideSection = keyof typeof SLIDE_SECTIONS

/** The path of the page that shows what belongs to a section; the home page where that page needs a record, and for rows of no section. */
export const sectionPath = (section: unknown): string =>
  typeof section !== 'string' || section === 'home' || section.endsWith('detail') ? '/home' : `/_${section}`
