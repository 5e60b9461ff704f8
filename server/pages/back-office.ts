import { BAIDU_MAP_ORIGIN } from '../../contract/back-office/baidu-map.ts'
import { portal } from '../../contract/features/portal.ts'
import type { Language } from '../../contract/languages.ts'
import { renderAppDocument } from '../../portal/entry-server.tsx'
import { csp } from '../http/content-security-policy.ts'
import type { FreshReply } from './fresh-reply.ts'
import { STAFF_HEAD_SCRIPT, STAFF_HEAD_SCRIPT_HASH } from './head-script.ts'
import type { Reads } from './reads.ts'
import { HTML, pageDataFor, VARY_OF_FRONT, type RenderParts } from './render.ts'

/** Renders the page of `/` for staff. It is the same for all of them. */
export async function renderBackOffice(parts: RenderParts, { call, isStillTrue }: Reads, language: Language): Promise<FreshReply> {
  const { script, styles, preload, words } = parts.assets.staff
  const { examplePages, baiduMapKey } = parts.settings.values
  const mapKey = examplePages ? baiduMapKey : null
  const body = renderAppDocument({
    assets: { script, styles, preload: [...preload, ...words[language]] },
    headScript: STAFF_HEAD_SCRIPT,
    pageData: { ...pageDataFor(parts, language), portalStyle: parts.assets.app.style, ...(mapKey && { baiduMapKey: mapKey }) },
    site: await call(portal.site),
  })
  const policy = csp(STAFF_HEAD_SCRIPT_HASH, parts.environment, mapKey ? BAIDU_MAP_ORIGIN : null)
  const headers = { 'content-security-policy': policy, vary: VARY_OF_FRONT }
  return { status: 200, type: HTML, body, isStillTrue, headers }
}
