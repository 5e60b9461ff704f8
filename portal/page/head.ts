import type { PictureInfo } from '../../contract/picture-info.ts'
import type { Language } from '../../contract/languages.ts'
import type { LayoutData } from './layout-data.ts'
import { portalWords } from '../text/words.ts'

/** What the document says of a page to those who do not look at it. Paths are plain and carry no language. */
export interface PageHead {
  /** Of the page alone. */
  title: string
  description: string | null
  /** `/_news?page=2`: the one address under which this content is known; null when there is no such page. */
  canonical: string | null
  /** The languages in which this page has words of its own. */
  languages: readonly Language[]
  image: { address: string; info: PictureInfo } | null
  type: 'website' | 'article' | 'product'
  /** Of an article: when it was published and last changed, ISO 8601. */
  article?: { published: string; modified: string; section?: string | null; tags?: readonly string[] }
  /** False keeps it out of search engines. */
  indexed: boolean
  /** JSON-LD; `absolute` turns a path without language, or a file's address, into a full address. */
  structured: (absolute: AbsoluteUrls) => object[]
}

export interface AbsoluteUrls {
  page: (path: string) => string
  file: (path: string) => string
  /** The address under which this page is known: its canonical one. */
  own: string
}

/** A page route's `handle`. `data` is null when its loader failed. */
export interface PortalHandle<D = unknown> {
  title: (data: D, layout: LayoutData) => string
  head: (data: D, layout: LayoutData) => PageHead
  /** The page of the navigation that it belongs to, where its address does not begin like that one's. */
  under?: (data: D) => string | undefined
  /** Returns the part of the query that the page reads, in one canonical form: `?page=2`, or nothing. A page without `search` reads no query. */
  search?: PageSearch
}

export type PageSearch = (query: URLSearchParams, params: { slug?: string | undefined }) => string

interface RouterState {
  matches: { route: { id?: string; handle?: unknown } }[]
  loaderData: Record<string, unknown>
  errors?: Record<string, unknown> | null
}

export const LAYOUT_ID = 'portal'
/** Stands for every path without a page. */
export const NOT_FOUND_ID = 'portal-missing'

/** `document.title` for the router's state; null where the portal is not shown. */
export function portalTitle(state: RouterState): string | null {
  const layout = state.loaderData[LAYOUT_ID] as LayoutData | undefined
  const page = state.matches.at(-1)?.route
  const handle = page?.handle as Partial<PortalHandle> | undefined
  if (!layout || !handle?.title || !state.matches.some((match) => match.route.id === LAYOUT_ID)) return null
  const failed = state.errors && Object.keys(state.errors).length > 0
  return fullTitle(failed ? portalWords[layout.language].failure.missing : handle.title(state.loaderData[page!.id!], layout), layout)
}

/** A page's title with the site's, which is not said twice. */
export const fullTitle = (title: string, { site }: LayoutData) => (title.includes(site.title) ? title : `${title} - ${site.title}`)
