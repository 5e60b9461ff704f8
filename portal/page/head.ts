import type { PictureInfo } from '../../contract/picture-info.ts'
import type { Language } from '../../contract/languages.ts'
import { LAYOUT_ID, NOT_FOUND_ID } from './ids.ts'
import type { LayoutData } from './layout-data.ts'
import { portalWords } from '../text/words.ts'

/** Describes a page to search engines and link previews. Paths are plain and have no language. */
export interface PageHead {
  /** The title of the page without the name of the site. */
  title: string
  description: string | null
  /** The only address under which this content is known: `/_news?page=2`. Null when there is no such page. */
  canonical: string | null
  /** The languages into which the content is translated, with the original language. */
  languages: readonly Language[]
  image: { address: string; info: PictureInfo } | null
  type: 'website' | 'article' | 'product'
  /** For an article: when it was published and last changed, ISO 8601. */
  article?: { published: string; modified: string; section?: string | null; tags?: readonly string[] }
  /** False keeps the page out of search engines. */
  indexed: boolean
  /** Returns the JSON-LD; `absolute` turns a path without language, or the address of a file, into a full address. */
  structured: (absolute: AbsoluteUrls) => object[]
}

export interface AbsoluteUrls {
  page: (path: string) => string
  file: (path: string) => string
  /** The canonical address of the page. */
  own: string
}

/** A page route's `handle`. `data` is null when its loader failed. */
export interface PortalHandle<D = unknown> {
  title: (data: D, layout: LayoutData) => string
  head: (data: D, layout: LayoutData) => PageHead
  /** The words of a search that found nothing, if the page is one. */
  missed?: (data: D) => string | null
  /** The page of the navigation to which it belongs, if its address does not begin like that page's. */
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

/** `document.title` for the router's state; null where the portal is not shown. */
export function portalTitle(state: RouterState): string | null {
  const missing = state.loaderData[NOT_FOUND_ID] as LayoutData | null | undefined
  if (missing) return fullTitle(portalWords[missing.language].failure.missing, missing)
  const layout = state.loaderData[LAYOUT_ID] as LayoutData | undefined
  const page = state.matches.at(-1)?.route
  const handle = page?.handle as Partial<PortalHandle> | undefined
  if (!layout || !handle?.title || !state.matches.some((match) => match.route.id === LAYOUT_ID)) return null
  const failed = state.errors && Object.keys(state.errors).length > 0
  return fullTitle(failed ? portalWords[layout.language].failure.missing : handle.title(state.loaderData[page!.id!], layout), layout)
}

/** The title of a page with the name of the site, unless the title contains it. */
export const fullTitle = (title: string, { site }: LayoutData) => (title.includes(site.title) ? title : `${title} - ${site.title}`)
