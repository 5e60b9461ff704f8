import { sql } from 'kysely'
import { Problem } from '../../contract/errors.ts'
import type { Resource } from '../../contract/resource.ts'
import type { Context } from '../http/context.ts'
import { untyped, type Db } from '../db/engine.ts'
import { breather } from '../crud/breathe.ts'
import { recordChange } from '../crud/changes.ts'
import { snapshotColumns, snapshotTable } from '../crud/columns.ts'
import { publishedSortKeys } from '../crud/sort-keys.ts'
import { isoTime } from '../crud/times.ts'
import type { Store, WireRow } from '../crud/store.ts'
import { stale } from '../crud/updating.ts'
import { copyUses } from '../crud/upload-uses.ts'
import { keepMoments } from './moments.ts'
import { endFrom, endNow, entered, removed, whole } from './ending.ts'
import { plannedEnd } from './planned-end.ts'

// A published row is a snapshot with the time it is valid from and until. At any moment at most one snapshot of a row is live and at most one
// is scheduled, and no two overlap: so drafts, schedules and history are questions about time, and no job publishes anything.

export interface PublishInput {
  id: number
  version: number
  /** ISO 8601; now when absent or past. */
  from?: string | undefined
  /** ISO 8601; null for no end. The planned end stays when absent. */
  until?: string | null | undefined
}

interface Publishing extends PublishInput {
  /** Refuses a draft that must not be shown. Nobody else publishes or changes the row by then. */
  refuse?: (ctx: Context, row: WireRow) => Promise<void>
}

/** Shows the draft to visitors from a moment on. */
export async function publish(store: Store, ctx: Context, { id, version, from, until, refuse }: Publishing): Promise<WireRow> {
  const { r } = store
  await lock(ctx.db, r, id)
  const row = await store.get(ctx, id)
  if (row.version !== version) throw await stale(ctx, r, row)
  await refuse?.(ctx, row)
  const validFrom = Math.max(ctx.now, from ? Date.parse(from) : ctx.now)
  const validUntil = until === undefined ? await plannedEnd(ctx, r, { id, after: validFrom }) : until ? Date.parse(until) : null
  if (validUntil !== null && validUntil <= validFrom) throw new Problem('invalid', { members: { until: 'invalid.untilBeforeFrom' } })
  await removed(store, ctx, [id])
  await endFrom(ctx, r, { id, time: validFrom })
  const snapshotId = await copyDraft(ctx, r, { id, version, validFrom, validUntil })
  await copyUses(ctx.db, r, { id, snapshotId })
  await entered(store, ctx, [id])
  await recordChange(ctx, r, {
    id,
    type: 'Published',
    properties: [{ propertyName: 'publishedFrom', originalValue: row.publishedFrom, newValue: isoTime(validFrom) }],
  })
  touchPublished(ctx, r, id)
  return store.get(ctx, id)
}

/** Takes a row off the site and off the schedule; refuses if it is on neither. */
export async function unpublish(store: Store, ctx: Context, id: number): Promise<WireRow> {
  await lock(ctx.db, store.r, id)
  await store.get(ctx, id)
  const ended = await withdraw(store, ctx, [id])
  if (ended.size === 0) throw new Problem('rule', { words: 'problem.nothingToPublish' })
  await recordChange(ctx, store.r, { id, type: 'Unpublished' })
  return store.get(ctx, id)
}

/** The most rows that one statement takes off the site. */
const WITHDRAWN_AT_ONCE = 200

/** Takes rows off the site and off the schedule; rows that are on neither stay as they are. Returns the ids of the rows that it took off. */
export async function withdraw(store: Store, ctx: Context, ids: readonly number[]): Promise<Set<number>> {
  const all = new Set<number>()
  const breathe = breather(ctx.origin)
  for (let at = 0; at < ids.length; at += WITHDRAWN_AT_ONCE) {
    const some = ids.slice(at, at + WITHDRAWN_AT_ONCE)
    await removed(store, ctx, some)
    const ended = await endNow(ctx, store.r, some)
    await keepMoments(ctx, store.r, some)
    for (const id of ended) {
      all.add(id)
      touchPublished(ctx, store.r, id)
    }
    await breathe()
  }
  return all
}

/** Deletes the snapshots of a row for good. */
export async function forget(store: Store, ctx: Context, id: number): Promise<void> {
  await lock(ctx.db, store.r, id)
  await removed(store, ctx, [id])
  await untyped(ctx.db).deleteFrom(snapshotTable(store.r)).where('rowId', '=', id).execute()
  await entered(store, ctx, [id])
}

/** When two people publish the same row at the same time, the second waits here, on both engines. */
async function lock(db: Db, r: Resource, id: number) {
  await untyped(db)
    .updateTable(r.name)
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', '=', id)
    .execute()
}

interface Copied {
  id: number
  version: number
  validFrom: number
  validUntil: number | null
}

/** Makes a snapshot of the draft; returns its id. */
async function copyDraft(ctx: Context, r: Resource, given: Copied): Promise<number> {
  const own = [...snapshotColumns(r).map((c) => c.name), ...publishedSortKeys(r)]
  const names = sql.join(
    ['rowId', 'rowVersion', 'validFrom', 'validUntil', 'plannedUntil', 'creationTime', 'creatorUserId', ...own].map((name) =>
      sql.ref(name),
    ),
  )
  const copied = sql.join(own.map((name) => sql.ref(name)))
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(snapshotTable(r))} (${names})
    select "id", "version", ${whole(given.validFrom)}, ${whole(given.validUntil)}, ${whole(given.validUntil)}, ${whole(ctx.now)}, ${whole(ctx.caller.userId)}, ${copied}
    from ${sql.table(r.name)} where "id" = ${given.id} and "version" = ${given.version} returning "id"`.execute(ctx.db)
  return rows[0]!.id
}

/** Tells that visitors see another version of this row, alone and in lists. */
export function touchPublished(ctx: Context, r: Resource, id: number) {
  ctx.changed.add(r.name).add(`${r.name}:${id}`)
}
