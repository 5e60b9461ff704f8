import type { Resource } from '../../contract/resource.ts'
import type { Context } from '../http/context.ts'
import { untyped } from '../db/engine.ts'
import { snapshotTable } from './columns.ts'

/** True when visitors can see none of these fields, published or not. */
export const isUnseen = ({ fields }: Resource, names: readonly string[]) => names.every((name) => fields[name]?.internal === true)

/** Raises the version of what is live or scheduled with that of its draft, so that a change that visitors cannot see is no unpublished change. */
export async function keepPublished({ db, now }: Context, r: Resource, { id, version }: { id: number; version: number }): Promise<void> {
  if (!r.publishable) return
  await untyped(db)
    .updateTable(snapshotTable(r))
    .set({ rowVersion: version + 1 })
    .where('rowId', '=', id)
    .where('rowVersion', '=', version)
    .where((where) => where.or([where('validUntil', 'is', null), where('validUntil', '>', now)]))
    .execute()
}
