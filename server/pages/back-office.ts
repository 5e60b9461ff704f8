import { portal } from '../../contract/features/portal.ts'
import type { Language } from '../../contract/languages.ts'
import { renderAppDocument } from '../../portal/entry-server.tsx'
import { csp } from '../http/headers.ts'
import type { FreshReply } from './fresh-reply.ts'
import { STAFF_HEAD_SCRIPT, STAFF_HEAD_SCRIPT_HASH } from './head-script.ts'
import type { Reads } from './reads.ts'
import { HTML, pageDataFor, VARY_OF_FRONT, type RenderParts } from './render.ts'

/** Renders the page of `/` for staff. It is the same for all of them. */
export async function renderBackOffice(parts: RenderParts, { call, isStillTrue }: Reads, language: Language): Promise<FreshReply> {
  const { script, styles, preload, words } = parts.assets.staff
  const body = renderAppDocument({
    assets: { script, styles, preload: [...preload, ...words[language]] },
    headScript: STAFF_HEAD_SCRIPT,
    pageData: { ...pageDataFor(parts.environment, language), portalStyle: parts.assets.app.style },
    site: await call(portal.site),
  })
  const headers = { 'content-security-policy': csp(STAFF_HEAD_SCRIPT_HASH), vary: VARY_OF_FRONT }
  return { status: 200, type: HTML, body, isStillTrue, headers }
}
