import type { Database } from '../../../db/engine.ts'
import type { KeptLog } from '../kept-log.ts'
import { chained, type Head } from './chain.ts'
import { rowsOfDays } from './rows.ts'
import type { Days } from './span.ts'
import { siteKey, type SiteKey } from './site-key.ts'

interface Wanted extends Days {
  log: KeptLog
  /** The address of the site. */
  site: string
}

/** What the first line of a file says, at this moment. */
export function headOf({ now }: Database, { log, site, from, to, timeZone }: Wanted, { id: keyId }: SiteKey): Omit<Head, 'format'> {
  return { site, log: log.table, from, to, timeZone, time: new Date(now()).toISOString(), keyId }
}

/** Returns a log as the text of a signed file, piece by piece, and the key that signs it. */
export async function exportLog(database: Database, wanted: Wanted): Promise<{ text: AsyncGenerator<string>; key: SiteKey }> {
  const key = await siteKey(database)
  const text = chained(headOf(database, wanted, key), rowsOfDays(database.longReads, wanted.log, wanted), key.sign)
  return { key, text }
}
