import { pagePath, standingPages } from '../../portal/entry-server.tsx'
import type { Bus } from '../db/bus.ts'
import type { Database } from '../db/engine.ts'
import { asKnown, step } from './redirect-map.ts'

/** Leads visitors from old addresses to the targets that staff have chosen (P-13). */
export interface Redirects {
  /** Returns the target of an address (path and query) as a `Location` header takes it; null when there is none. */
  find(address: string): Promise<string | null>
}

/** A target may itself be redirected. After this many steps the redirects form a circle. */
const MOST_FOLLOWED = 5

export function createRedirects(database: Database, bus: Bus, publicUrl: string): Redirects {
  const own = new URL(publicUrl)
  let known: Promise<Map<string, string>> | null = null
  bus.listen((tags) => {
    if (tags.has('redirect') || tags.has('*')) known = null
  })

  /** All redirects, read again only after a change, because requests for missing addresses come in floods. */
  async function all(): Promise<Map<string, string>> {
    if (!bus.hears()) return read()
    known ??= read().catch((error: unknown) => {
      known = null
      throw error
    })
    return known
  }

  async function read() {
    const rows = await database.read
      .selectFrom('redirect')
      .select(['fromPath', 'toPath'])
      .where('isActive', '=', 1)
      .where('deletionTime', 'is', null)
      .orderBy('id')
      .execute()
    return new Map(
      rows.flatMap(({ fromPath, toPath }) => {
        const [from, to] = [asKnown(fromPath), targetOf(toPath, own)]
        return from && to ? [[from.path + from.query, to] as const] : []
      }),
    )
  }

  return {
    find: async (address) => {
      const map = await all()
      let found = step(map, address)
      for (let followed = 0; found !== null && !isThere(found); followed++) {
        const next = step(map, found)
        if (next === null) return found
        if (followed === MOST_FOLLOWED) return null
        found = next
      }
      return found
    },
  }
}

/** True for a target that no redirect can change: a page that always exists, or another site. */
const isThere = (target: string) =>
  !target.startsWith('/') || standingPages.includes(pagePath(target.toLowerCase())?.split(/[?#]/)[0] ?? '')

/** The target as a `Location` header takes it: an own address from its path on, a foreign one whole; null for a text that is no address. */
function targetOf(given: string, own: URL): string | null {
  const url = URL.parse(given, own)
  if (!url || !/^https?:$/.test(url.protocol)) return null
  if (url.host !== own.host) return given.startsWith('/') ? null : url.href
  // Two slashes at the start would name another site.
  return url.pathname.replace(/^\/+/, '/') + url.search + url.hash
}
