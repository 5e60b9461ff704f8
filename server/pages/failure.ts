import type { FastifyRequest } from 'fastify'
import { renderFailure, splitLanguage } from '../../portal/entry-server.tsx'
import { pathOf } from '../site/addresses.ts'

interface Refusal {
  status: number
  /** Seconds after which to try again. */
  retryAfter: number | null
}

/** Returns the page for people when a page cannot be rendered, in the language of the address; `style` is the address of the style sheet. */
export function failurePage({ url, method, chosenLanguage }: FastifyRequest, style: string, { status, retryAfter }: Refusal): string {
  // The front page's address has no language.
  const language = pathOf(url) === '/' ? chosenLanguage : splitLanguage(url).language
  // A form that was sent is not sent again by a link.
  const canRetry = method === 'GET' && status >= 500
  return renderFailure({ language, style, status, retryAfter, canRetry })
}
