import { sql } from 'kysely'
import { Problem } from '../../contract/errors.ts'
import type { Resource } from '../../contract/resource.ts'
import type { Context } from '../http/context.ts'
import { untyped } from '../db/engine.ts'
import { termIndex } from '../search/term-index.ts'
import { recordChange } from '../crud/changes.ts'
import { columnsOf, isoTime, isoTimeOrNull, snapshotTable } from '../crud/columns.ts'
import { keepMoments } from './moments.ts'
import { ownReaders, rowMaker } from '../crud/rows.ts'
import { stale, type Store } from '../crud/store.ts'

// A published row is a snapshot with the time it is valid from and until. At any moment at most one snapshot of a row is live and at most one
// is scheduled, and no two overlap: so drafts, schedules and history are questions about time, and no job publishes anything.

interface PublishInput {
  id: number
  version: number
  /** ISO 8601; now when absent or past. */
  from?: string | undefined
  until?: string | null | undefined
}

interface Snapshot {
  id: number
  rowVersion: number
  validFrom: number
  validUntil: number | null
  creationTime: number
  creatorUserId: number | null
}

export interface Publishing {
  publish(ctx: Context, input: PublishInput): Promise<Record<string, unknown>>
  unpublish(ctx: Context, id: number): Promise<Record<string, unknown>>
  /** Takes it off the site without asking whether it was there: before it goes to the recycle bin. */
  withdraw(ctx: Context, id: number): Promise<boolean>
  /** Its snapshots go for good, before it does. */
  forget(ctx: Context, id: number): Promise<void>
  history(ctx: Context, id: number): Promise<{ totalCount: number; items: Record<string, unknown>[] }>
  snapshot(ctx: Context, id: number, snapshotId: number): Promise<Record<string, unknown>>
  revertTo(ctx: Context, input: { id: number; version: number; snapshotId: number }): Promise<Record<string, unknown>>
}

export function createPublishing(store: Store): Publishing {
  const { r } = store
  const table = snapshotTable(r)
  const columns = columnsOf(r)
  const present = rowMaker(ownReaders(columns))
  const words = termIndex(r, store.engine)

  async function publish(ctx: Context, { id, version, from, until }: PublishInput) {
    await lock(ctx, r, id)
    const row = await store.get(ctx, id)
    if (row['version'] !== version) throw await stale(ctx, r, row)
    const validFrom = Math.max(ctx.now, from ? Date.parse(from) : ctx.now)
    const validUntil = until ? Date.parse(until) : null
    if (validUntil !== null && validUntil <= validFrom) throw new Problem('invalid', { members: { until: 'invalid.untilBeforeFrom' } })
    await changingShown(ctx, id, async () => {
      await clearFrom(ctx, id, validFrom)
      await copyDraft(ctx, r, { id, version, validFrom, validUntil })
    })
    await recordChange(ctx, r, {
      id,
      type: 'Published',
      properties: [{ propertyName: 'publishedFrom', originalValue: row['publishedFrom'], newValue: isoTime(validFrom) }],
    })
    touchPublished(ctx, r, id)
    return store.get(ctx, id)
  }

  /** Nothing stays live from `time` on: what is scheduled goes, and what is live ends there, or where it was meant to if that is sooner. */
  async function clearFrom(ctx: Context, id: number, time: number) {
    const gone = await clearSchedule(ctx, id, time)
    // A version that was shown at once is history, even if a node with a fast clock gave it a later beginning. It ends now.
    const isAnything = sql<boolean>`("validUntil" is null or "validUntil" > "validFrom")`
    const shown = untyped(ctx.db).updateTable(table).where('rowId', '=', id).where('validFrom', '>=', time).where(isAnything)
    const passed = await shown.set({ validFrom: whole(ctx.now), validUntil: whole(ctx.now) }).executeTakeFirst()
    const isLive = sql<boolean>`("validUntil" is null or "validUntil" > ${ctx.now})`
    // A version that only the schedule had cut short gets its own end back; a version that another editor has just ended stays ended.
    const end = sql`case when "validUntil" = ${whole(gone)} then "plannedUntil" else "validUntil" end`
    const sooner = sql<number>`case when ${end} < ${time} then ${end} else ${whole(time)} end`
    const live = untyped(ctx.db).updateTable(table).set({ validUntil: sooner }).where('rowId', '=', id).where(isLive)
    const ended = await live.executeTakeFirst()
    return gone !== null || passed.numUpdatedRows > 0n || ended.numUpdatedRows > 0n
  }

  /** Removes the scheduled version; returns the moment it would have been shown, or null when nothing was scheduled. */
  async function clearSchedule(ctx: Context, id: number, time: number): Promise<number | null> {
    // What began this very millisecond goes with the future only if something takes its place.
    const future = time > ctx.now ? ctx.now + 1 : ctx.now
    const scheduled = untyped(ctx.db)
      .deleteFrom(table)
      .where('rowId', '=', id)
      .where('validFrom', '>=', future)
      .whereRef('validFrom', '>', 'creationTime')
    const gone = (await scheduled.returning('validFrom').execute()) as Pick<Snapshot, 'validFrom'>[]
    return gone[0]?.validFrom ?? null
  }

  /** Its words in the search and the moments in its row follow its snapshots. */
  async function changingShown<T>(ctx: Context, id: number, change: () => Promise<T>): Promise<T> {
    await words.remove(ctx.db, id)
    const changed = await change()
    await keepMoments(ctx, r, id)
    await words.add(ctx.db, id, ctx.now)
    return changed
  }

  async function withdraw(ctx: Context, id: number) {
    const changed = await changingShown(ctx, id, () => clearFrom(ctx, id, ctx.now))
    if (changed) touchPublished(ctx, r, id)
    return changed
  }

  async function forget(ctx: Context, id: number) {
    await lock(ctx, r, id)
    await changingShown(ctx, id, () => untyped(ctx.db).deleteFrom(table).where('rowId', '=', id).execute())
  }

  async function unpublish(ctx: Context, id: number) {
    await lock(ctx, r, id)
    await store.get(ctx, id)
    if (!(await withdraw(ctx, id))) throw new Problem('rule', { words: 'problem.nothingToPublish' })
    await recordChange(ctx, r, { id, type: 'Unpublished' })
    return store.get(ctx, id)
  }

  async function history(ctx: Context, id: number) {
    await store.get(ctx, id)
    const rows = (await untyped(ctx.db)
      .selectFrom(`${table} as snapshot`)
      .leftJoin('user', 'user.id', 'snapshot.creatorUserId')
      .select([
        'snapshot.id',
        'snapshot.rowVersion',
        'snapshot.validFrom',
        'snapshot.validUntil',
        'snapshot.creationTime',
        'snapshot.creatorUserId',
        'user.userName as creatorName',
      ])
      .where('snapshot.rowId', '=', id)
      .orderBy('snapshot.validFrom', 'desc')
      .orderBy('snapshot.id', 'desc')
      .limit(500)
      .execute()) as (Snapshot & { creatorName: string | null })[]
    return { totalCount: rows.length, items: rows.map((row) => presentSnapshot(row, ctx.now)) }
  }

  async function snapshot(ctx: Context, id: number, snapshotId: number) {
    await store.get(ctx, id)
    const stored = await untyped(ctx.db)
      .selectFrom(table)
      .select(columns.map((c) => c.name))
      .where('id', '=', snapshotId)
      .where('rowId', '=', id)
      .executeTakeFirst()
    if (!stored) throw new Problem('notFound', { values: { name: 'snapshot', id: snapshotId } })
    return present(stored)
  }

  async function revertTo(ctx: Context, input: { id: number; version: number; snapshotId: number }) {
    const values = await snapshot(ctx, input.id, input.snapshotId)
    return store.update(ctx, { ...values, id: input.id, version: input.version })
  }

  return { publish, unpublish, withdraw, forget, history, snapshot, revertTo }
}

/** Two people publish one row at the same time: the second waits here, on both engines. */
async function lock(ctx: Context, r: Resource, id: number) {
  await untyped(ctx.db)
    .updateTable(r.name)
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', '=', id)
    .execute()
}

const whole = (value: number | null) => sql`cast(${value} as bigint)`

async function copyDraft(ctx: Context, r: Resource, given: { id: number; version: number; validFrom: number; validUntil: number | null }) {
  const own = columnsOf(r).map((c) => c.name)
  const names = sql.join(
    ['rowId', 'rowVersion', 'validFrom', 'validUntil', 'plannedUntil', 'creationTime', 'creatorUserId', ...own].map((name) =>
      sql.ref(name),
    ),
  )
  const copied = sql.join(own.map((name) => sql.ref(name)))
  await sql`
    insert into ${sql.table(snapshotTable(r))} (${names})
    select "id", "version", ${whole(given.validFrom)}, ${whole(given.validUntil)}, ${whole(given.validUntil)}, ${whole(ctx.now)}, ${whole(ctx.caller.userId)}, ${copied}
    from ${sql.table(r.name)} where "id" = ${given.id} and "version" = ${given.version}`.execute(ctx.db)
}

/** What visitors see of this row, and of any list it may stand in, has changed. */
function touchPublished(ctx: Context, r: Resource, id: number) {
  ctx.changed.add(r.name).add(`${r.name}:${id}`)
}

function presentSnapshot(row: Snapshot & { creatorName: string | null }, now: number) {
  const when = row.validFrom > now ? 'scheduled' : row.validUntil === null || row.validUntil > now ? 'live' : 'past'
  return {
    id: row.id,
    version: row.rowVersion,
    validFrom: isoTime(row.validFrom),
    validUntil: isoTimeOrNull(row.validUntil),
    when,
    creationTime: isoTime(row.creationTime),
    creatorUserId: row.creatorUserId,
    creatorName: row.creatorName,
  }
}
