import { renderFailure } from '../../portal/entry-server.tsx'
import { languageAt } from '../site/language-at.ts'

/** What a person sees when a page cannot be made, in the language of the address; `style` is the address of the style sheet. */
export const failurePage = (url: string, style: string) => renderFailure({ language: languageAt(url), style })
