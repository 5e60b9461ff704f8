import { Problem } from '../../contract/errors.ts'
import { withoutRefused } from '../../contract/calls/refused-values.ts'
import type { Context } from '../http/context.ts'
import { untyped } from '../db/engine.ts'
import { refusedValues } from '../crud/checks.ts'
import { snapshotColumns, snapshotTable } from '../crud/columns.ts'
import { isoTime, isoTimeOrNull } from '../crud/times.ts'
import { ownReaders, rowMaker } from '../crud/row-maker.ts'
import type { Store, WireRow } from '../crud/store.ts'

interface Snapshot {
  id: number
  rowVersion: number
  validFrom: number
  validUntil: number | null
  creationTime: number
  creatorUserId: number | null
  creatorName: string | null
}

type Values = Record<string, unknown>

const MOST = 500

/** Returns the snapshots of a row, newest first. */
export async function historyOf(store: Store, ctx: Context, id: number) {
  await store.get(ctx, id)
  const rows: Snapshot[] = await untyped(ctx.db)
    .selectFrom(`${snapshotTable(store.r)} as snapshot`)
    .leftJoin('user', 'user.id', 'snapshot.creatorUserId')
    .select(['id', 'rowVersion', 'validFrom', 'validUntil', 'creationTime', 'creatorUserId'].map((name) => `snapshot.${name}`))
    .select('user.userName as creatorName')
    .where('snapshot.rowId', '=', id)
    .orderBy('snapshot.validFrom', 'desc')
    .orderBy('snapshot.id', 'desc')
    .limit(MOST)
    .$castTo<Snapshot>()
    .execute()
  return { totalCount: rows.length, items: rows.map((row) => presented(row, ctx.now)) }
}

function presented(row: Snapshot, now: number) {
  const isPast = row.validUntil !== null && row.validUntil <= now
  return {
    id: row.id,
    version: row.rowVersion,
    validFrom: isoTime(row.validFrom),
    validUntil: isoTimeOrNull(row.validUntil),
    when: row.validFrom > now ? ('scheduled' as const) : isPast ? ('past' as const) : ('live' as const),
    creationTime: isoTime(row.creationTime),
    creatorUserId: row.creatorUserId,
    creatorName: row.creatorName,
  }
}

/** Returns the content of one snapshot of a row. */
export async function snapshotOf(store: Store, ctx: Context, { id, snapshotId }: { id: number; snapshotId: number }): Promise<Values> {
  await store.get(ctx, id)
  const columns = snapshotColumns(store.r)
  const stored = await untyped(ctx.db)
    .selectFrom(snapshotTable(store.r))
    .select(columns.map((c) => c.name))
    .where('id', '=', snapshotId)
    .where('rowId', '=', id)
    .executeTakeFirst()
  if (!stored) throw new Problem('notFound', { values: { name: 'snapshot', id: snapshotId } })
  return rowMaker<Values, Values>(ownReaders(columns))(stored)
}

interface Reverting {
  id: number
  version: number
  snapshotId: number
  withoutRefused: boolean
}

/**
 * Makes an old snapshot the draft again. What it names may have been deleted since: that is refused by field, or left out, where the draft then keeps its
 * own value (B-119).
 */
export async function revertTo(store: Store, ctx: Context, { id, version, snapshotId, ...asked }: Reverting): Promise<WireRow> {
  const values = await snapshotOf(store, ctx, { id, snapshotId })
  if (!asked.withoutRefused) return store.update(ctx, { ...values, id, version })
  const refused = await refusedValues(ctx, store.r, { values, before: await store.get(ctx, id) })
  return store.update(ctx, { ...withoutRefused(values, refused), id, version })
}
