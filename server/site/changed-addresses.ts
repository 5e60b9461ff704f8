import { sql } from 'kysely'
import { plainPath } from '../../portal/entry-server.tsx'
import type { Context } from '../http/context.ts'
import { KINDS } from './kinds.ts'
import { type PublishedPage, readPublishedPages, addressing } from './published-pages.ts'

/** Search engines take fewer addresses of a site in a day; the sitemap names the others. */
const MOST_CHANGED = 10_000

/** Returns the full addresses, old and new, of all records that were published, changed, moved or withdrawn after `from` and until `until` (epoch ms). */
export async function changedAddresses(
  ctx: Context,
  publicUrl: string,
  { from, until }: { from: number; until: number },
): Promise<string[]> {
  const within = (name: string) => sql`(${sql.ref(name)} > ${from} and ${sql.ref(name)} <= ${until})`
  const changed = sql`(${within('validFrom')} or ${within('validUntil')})`
  const pages: PublishedPage[] = []
  for (const kind of KINDS) pages.push(...(await readPublishedPages(ctx, kind, { condition: changed, limit: MOST_CHANGED })))
  if (pages.length === 0) return []
  const pathOf = await addressing(ctx)
  const addresses = pages.flatMap((page) => {
    const path = pathOf(page)
    return path === null ? [] : page.languages.map((language) => publicUrl + plainPath(path, language))
  })
  return [...new Set(addresses)]
}
