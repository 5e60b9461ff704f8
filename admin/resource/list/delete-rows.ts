import type { Resource } from '../../../contract/resource.ts'
import { call } from '../../session/session.ts'
import { rowChanged } from '../data/data.ts'
import { endpointsOf } from '../data/item.ts'
import { partsOf } from '../data/usage.ts'

/** One call deletes this many rows: few enough to answer soon, and to show how far the deletion is. */
const BATCH = 100

/** Deletes rows, batch by batch; each batch whole or not at all. `progress` is told the rows deleted so far, also when a later batch fails. */
export async function deleteRows(
  resource: Resource,
  ids: readonly number[],
  progress: (deleted: readonly number[]) => void,
): Promise<void> {
  const { delete: one, batchDelete } = endpointsOf(resource)
  const deleted: number[] = []
  try {
    for (const part of partsOf(ids, BATCH)) {
      await (part.length === 1 ? call(one, { id: part[0]! }) : call(batchDelete, { ids: part }))
      deleted.push(...part)
      progress(deleted)
    }
  } finally {
    rowChanged(resource)
  }
}
