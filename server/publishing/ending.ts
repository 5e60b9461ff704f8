import { sql } from 'kysely'
import type { Resource } from '../../contract/resource.ts'
import type { Context } from '../http/context.ts'
import { untyped } from '../db/engine.ts'
import { termIndex } from '../search/term-index.ts'
import { snapshotTable } from '../crud/columns.ts'
import type { Store } from '../crud/store.ts'
import { forgetUsesOf } from '../crud/upload-uses.ts'
import { keepMoments } from './moments.ts'

/** Removes the words of these rows from the search index: call it before their snapshots change. */
export async function removed({ r, engine }: Store, ctx: Context, ids: readonly number[]): Promise<void> {
  await termIndex(r, engine).remove(ctx.db, ids)
}

/** Writes the words of these rows into the search index and the moments into the rows: call it after their snapshots changed. */
export async function entered({ r, engine }: Store, ctx: Context, ids: readonly number[]): Promise<void> {
  await keepMoments(ctx, r, ids)
  const words = termIndex(r, engine)
  for (const id of ids) await words.add(ctx.db, id, ctx.now)
}

const isLive = (now: number) => sql<boolean>`("validUntil" is null or "validUntil" > ${now})`
/** True for a version that was shown for some time. */
const isShown = sql<boolean>`("validUntil" is null or "validUntil" > "validFrom")`

/** Ends everything that is shown from `time` on: the scheduled version goes, and the live version ends then, or earlier if it was meant to. */
export async function endFrom(ctx: Context, r: Resource, { id, time }: { id: number; time: number }): Promise<void> {
  const table = snapshotTable(r)
  const scheduled = await clearSchedule(ctx, r, { ids: [id], time })
  await endBeginning(ctx, r, { ids: [id], time })
  // A version that only the schedule had cut short gets its own end back; a version that another editor has just ended stays ended.
  const end = sql`case when "validUntil" = ${whole(scheduled[0]?.validFrom ?? null)} then "plannedUntil" else "validUntil" end`
  const sooner = sql<number>`case when ${end} < ${time} then ${end} else ${whole(time)} end`
  await untyped(ctx.db).updateTable(table).set({ validUntil: sooner }).where('rowId', '=', id).where(isLive(ctx.now)).execute()
}

/** Ends the live and scheduled versions of these rows; returns the ids of the rows that had one. */
export async function endNow(ctx: Context, r: Resource, ids: readonly number[]): Promise<Set<number>> {
  const scheduled = await clearSchedule(ctx, r, { ids, time: ctx.now })
  const begun = await endBeginning(ctx, r, { ids, time: ctx.now })
  const live = await untyped(ctx.db)
    .updateTable(snapshotTable(r))
    .set({ validUntil: whole(ctx.now) })
    .where('rowId', 'in', ids)
    .where(isLive(ctx.now))
    .returning('rowId')
    .execute()
  return new Set([...scheduled, ...begun, ...live].map(({ rowId }): number => rowId))
}

interface From {
  ids: readonly number[]
  time: number
}

/** Deletes the scheduled versions; returns the row of each and the moment from which it would have been shown. */
async function clearSchedule(ctx: Context, r: Resource, { ids, time }: From): Promise<{ rowId: number; validFrom: number }[]> {
  // A version that began in this very millisecond is deleted only if nothing takes its place.
  const future = time > ctx.now ? ctx.now + 1 : ctx.now
  const gone = await untyped(ctx.db)
    .deleteFrom(snapshotTable(r))
    .where('rowId', 'in', ids)
    .where('validFrom', '>=', future)
    .whereRef('validFrom', '>', 'creationTime')
    .returning(['id', 'rowId', 'validFrom'])
    .execute()
  const ended = gone.map((row) => ({ id: row['id'] as number, rowId: row['rowId'] as number, validFrom: row['validFrom'] as number }))
  await forgetUsesOf(ctx.db, r, ended)
  return ended
}

/** A version that was shown at once is history, even if a node with a fast clock gave it a later beginning: it ends now. */
async function endBeginning(ctx: Context, r: Resource, { ids, time }: From): Promise<{ rowId: number }[]> {
  const ended = await untyped(ctx.db)
    .updateTable(snapshotTable(r))
    .set({ validFrom: whole(ctx.now), validUntil: whole(ctx.now) })
    .where('rowId', 'in', ids)
    .where('validFrom', '>=', time)
    .where(isShown)
    .returning('rowId')
    .execute()
  return ended.map((row) => ({ rowId: row['rowId'] }))
}

export const whole = (value: number | null) => sql<number>`cast(${value} as bigint)`
