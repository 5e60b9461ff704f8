import { createContext } from 'react-router'
import type { Call } from '../contract/client.ts'
import type { SiteView } from '../contract/features/portal.ts'
import type { Language } from '../contract/languages.ts'

/** P-08: which of a banner's two images is shown. */
export type BannerSize = SiteView['bannerSize']

/** Preview links' tokens: what they name is shown as its draft stands. */
export interface PortalPreview {
  news?: string
  carousel?: string
}

/** What the loaders work with, on the server and in the browser alike. */
export interface PortalContext {
  call: Call
  language: Language
  preview?: PortalPreview
}

export const portalContext = createContext<PortalContext>()

/** The tokens that apply at this address: `?preview=` is the article's on its own page and the carousel's on any other. */
export function previewAt(url: URL, given: PortalPreview = {}): PortalPreview {
  const token = url.searchParams.get('preview')
  if (!token) return given
  return url.pathname.endsWith('/_newsdetail') ? { news: token, ...given } : { carousel: token, ...given }
}
