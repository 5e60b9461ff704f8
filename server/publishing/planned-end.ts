import type { Resource } from '../../contract/resource.ts'
import type { Context } from '../http/context.ts'
import { untyped } from '../db/engine.ts'
import { snapshotTable } from '../crud/columns.ts'

/**
 * Returns the end that is planned for what visitors see now or, where another version is scheduled, for that one. An end that is over at `after` says
 * nothing about what is shown from then on.
 */
export async function plannedEnd({ db, now }: Context, r: Resource, { id, after }: { id: number; after: number }): Promise<number | null> {
  const last = await untyped(db)
    .selectFrom(snapshotTable(r))
    .select('plannedUntil')
    .where('rowId', '=', id)
    .where((where) => where.or([where('validUntil', 'is', null), where('validUntil', '>', now)]))
    .orderBy('validFrom', 'desc')
    .limit(1)
    .executeTakeFirst()
  const end: number | null = last?.['plannedUntil'] ?? null
  return end !== null && end > after ? end : null
}
