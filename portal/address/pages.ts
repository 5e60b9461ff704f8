import type { SlideSection } from '../../contract/slide-sections.ts'
import { NAMED, NAMED_PATHS } from './public-paths.ts'

// The only table of the public pages' paths: the router, the links and the server all ask here.

/** The public pages. Those that show one record may have its readable part behind them: `/_newsdetail/some-words`. */
export const PAGES = {
  home: NAMED.home,
  about: '/_about',
  technology: '/_technology',
  business: '/_business',
  businessDetail: '/_businessdetail',
  client: '/_client',
  articleDetail: '/_articledetail',
  news: '/_news',
  newsDetail: '/_newsdetail',
  products: '/_product',
  productDetail: '/_productdetail',
  contact: '/_contact',
  formDetail: '/_formdetail',
  search: '/_search',
  test: '/_test',
} as const

/** The pages that show one record, and the kind of it. */
export const RECORD_PAGES: Partial<Record<string, 'news' | 'product' | 'article'>> = {
  [PAGES.newsDetail]: 'news',
  [PAGES.productDetail]: 'product',
  [PAGES.articleDetail]: 'article',
  [PAGES.businessDetail]: 'article',
}

/** Pages that show the slides of another section: the page of all blocks shows the carousel too. */
const SLIDES_OF_ANOTHER: Partial<Record<string, SlideSection>> = { [PAGES.test]: 'home' }

/** The section whose slides a page shows (P-05c); null for a page that has none, such as one that is missing. */
export function slideSectionOf(pathname: string): SlideSection | null {
  const base = pageParts(pathname)?.base
  const page = Object.values(PAGES).find((path) => path === base)
  return page === undefined ? null : (SLIDES_OF_ANOTHER[page] ?? (page.replace(/^\/_?/, '') as SlideSection))
}

/** P-11: the addresses of the older header, and the pages that they lead to. */
export const MOVED_PAGES = { [NAMED.oldProducts]: PAGES.products, [NAMED.oldContact]: PAGES.contact } as const

/** All paths of the public site in a router's notation, including paths of pages that do not exist. */
export const PUBLIC_ROUTES: readonly string[] = [...NAMED_PATHS, '/_*']

const PAGE = new RegExp(`^(?:(${NAMED_PATHS.join('|')})|(/_\\w+)(?:/([\\w-]+))?)(?=[?#]|$)`)

export interface PageParts {
  /** `/_newsdetail` */
  base: string
  slug: string | undefined
}

/** Returns the parts of a page's address, without its language; null for an address outside the public site. */
export function pageParts(address: string): PageParts | null {
  const [, named, page, slug] = PAGE.exec(address) ?? []
  const base = named ?? page
  return base === undefined ? null : { base, slug }
}
