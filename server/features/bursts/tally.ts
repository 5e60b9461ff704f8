import { sql } from 'kysely'
import type { BurstKind } from '../../../contract/features/burst-address.ts'
import type { Database } from '../../db/engine.ts'

/** Counts what happens, by the minute; the nodes add up in one table. */
export interface Tally {
  /** `subject` is the id of an account or an address. */
  count(kind: BurstKind, subject?: string): void
  flush(): Promise<void>
}

export const MINUTE_MS = 60_000
/** Different subjects that wait to be written: whoever comes from ever new addresses still counts among all. */
const MOST_SUBJECTS = 500
/** Addresses never push out the accounts that they try. */
const mostOf = (kind: BurstKind) => (kind === 'account' ? 2 * MOST_SUBJECTS : MOST_SUBJECTS)

export function createTally(database: Database): Tally {
  let waiting = new Map<string, { minute: number; kind: BurstKind; subject: string; count: number }>()

  return {
    count: (kind, subject = '') => {
      const minute = Math.floor(database.now() / MINUTE_MS)
      const key = `${minute} ${kind} ${subject}`
      const known = waiting.get(key)
      if (known) known.count++
      else if (subject === '' || waiting.size < mostOf(kind)) waiting.set(key, { minute, kind, subject, count: 1 })
    },
    flush: async () => {
      if (waiting.size === 0) return
      // In one order on every node, so that two of them never wait for each other.
      const rows = [...waiting].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
      waiting = new Map()
      await database.write
        .insertInto('burstCount')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['minute', 'kind', 'subject']).doUpdateSet({ count: sql<number>`"burstCount"."count" + excluded."count"` }),
        )
        .execute()
    },
  }
}
