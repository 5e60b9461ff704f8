import { renderFailure } from '../../portal/entry-server.tsx'

/** What a person sees when a page cannot be made, in the language of the address; `style` is the address of the style sheet. */
export const failurePage = (url: string, style: string) => renderFailure({ language: url.startsWith('/en/') ? 'en' : 'zh-CN', style })
