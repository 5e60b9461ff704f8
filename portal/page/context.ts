import { createContext } from 'react-router'
import type { Call } from '../../contract/client.ts'
import type { SiteView } from '../../contract/features/portal.ts'
import type { Language } from '../../contract/languages.ts'
import { pageParts, PAGES, RECORD_PAGES } from '../address/pages.ts'

/** P-08: chooses between the two images of a banner. */
export type BannerSize = SiteView['bannerSize']

/** The tokens of preview links. The page shows the draft of the record that a token names. */
export interface PortalPreview {
  news?: string
  product?: string
  article?: string
  form?: string
  carousel?: string
}

/** The context of the loaders, on the server and in the browser alike. */
export interface PortalContext {
  call: Call
  language: Language
  /** The company's time zone (TIME_ZONE): a page is cached for all readers, so its dates cannot depend on where one of them sits. */
  timeZone: string
  preview?: PortalPreview
}

export const portalContext = createContext<PortalContext>()

/** The tokens that apply at this address. A preview link shows the draft of the record of its page, and on any other page the carousel's. */
export function previewAt(url: URL, given: PortalPreview = {}): PortalPreview {
  const token = url.searchParams.get('preview')
  if (!token) return given
  const base = pageParts(url.pathname)?.base ?? ''
  // The contact page shows slides and a form; a token begins with what it shows.
  const isForm = base === PAGES.formDetail || (base === PAGES.contact && token.startsWith('form.'))
  const what: keyof PortalPreview = isForm ? 'form' : (RECORD_PAGES[base] ?? 'carousel')
  return { [what]: token, ...given }
}
