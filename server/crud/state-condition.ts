import { sql, type RawBuilder } from 'kysely'
import { snapshotTable } from './columns.ts'
import { blank } from './prepared.ts'
import { type Asking, type Condition, type Probing, column, probed } from './condition.ts'

type Moment = (name: string) => RawBuilder<unknown>

/**
 * Asks the state of the moments that each row keeps of its snapshots (`moments.ts`): an index of their own holds them, and so does the index of the
 * usual order. Where SQLite reaches the rows by another index it asks the index of snapshots, because a row keeps its moments behind its rich text.
 */
export function publishState(value: string, { r, engine, isSorted, isAlone }: Asking): Condition {
  const now = sql`${blank('now')}`
  const isFirstLive = (moment: Moment) => sql`${moment('firstFrom')} <= ${now} and ${moment('firstUntil')} > ${now}`
  const byMoments: Record<string, (moment: Moment) => RawBuilder<unknown>> = {
    published: (moment) => sql`${moment('lastUntil')} > ${now} and (${isFirstLive(moment)} or ${moment('lastFrom')} <= ${now})`,
    scheduled: (moment) => sql`${moment('lastFrom')} > ${now} and not (${isFirstLive(moment)})`,
    draft: (moment) => sql`${moment('lastUntil')} <= ${now}`,
  }
  const own = sql`select 1 from ${sql.table(snapshotTable(r))} as snapshot where snapshot."rowId" = ${column('id')}`
  const lasts = sql`(snapshot."validUntil" is null or snapshot."validUntil" > ${now})`
  const live = sql`exists (${own} and snapshot."validFrom" <= ${now} and ${lasts})`
  const bySnapshots: Record<string, RawBuilder<unknown>> = {
    published: live,
    scheduled: sql`exists (${own} and snapshot."validFrom" > ${now}) and not ${live}`,
    draft: sql`not exists (${own} and ${lasts})`,
  }
  return {
    sql: (isProbed: Probing = false) => {
      if (isProbed === 'state') return sql`(${byMoments[value]!((name) => probed(name, false, engine))})`
      return engine === 'sqlite' && (isProbed === 'scope' || (isProbed ? isSorted : !isAlone))
        ? sql`(${bySnapshots[value]!})`
        : sql`(${byMoments[value]!((name) => probed(name, isProbed, engine))})`
    },
    value: null,
    isIndexed: true,
    state: value,
  }
}
