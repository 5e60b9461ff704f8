import { createContext } from 'react-router'
import type { Call } from '../../contract/client.ts'
import type { SiteView } from '../../contract/features/portal.ts'
import type { Language } from '../../contract/languages.ts'

/** P-08: which of a banner's two images is shown. */
export type BannerSize = SiteView['bannerSize']

/** Preview links' tokens: what they name is shown as its draft stands. */
export interface PortalPreview {
  news?: string
  product?: string
  article?: string
  carousel?: string
}

/** What the loaders work with, on the server and in the browser alike. */
export interface PortalContext {
  call: Call
  language: Language
  preview?: PortalPreview
}

export const portalContext = createContext<PortalContext>()

/** Whose draft a preview link shows, by the page it leads to; on any other it is the carousel's. */
const PREVIEWED: [page: RegExp, what: keyof PortalPreview][] = [
  [/^\/_newsdetail/, 'news'],
  [/^\/_productdetail/, 'product'],
  [/^\/_(article|business)detail/, 'article'],
  [/^/, 'carousel'],
]

/** The tokens that apply at this address. */
export function previewAt(url: URL, given: PortalPreview = {}): PortalPreview {
  const token = url.searchParams.get('preview')
  if (!token) return given
  const [, what] = PREVIEWED.find(([page]) => page.test(url.pathname))!
  return { [what]: token, ...given }
}
