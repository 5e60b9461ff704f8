import type { Resource } from '../../../contract/resource.ts'
import { call } from '../../session/session.ts'
import { MOST } from '../data/all-rows.ts'
import { endpointsOf } from '../data/item.ts'
import { listInput, type ListState } from '../data/list-query.ts'
import type { ExportedRow } from '../../../contract/sheets/cells.ts'

interface Progress {
  /** Is told after each page how many rows of how many are read. */
  read: (done: number, total: number) => void
  isStopped: () => boolean
}

/**
 * Reads all rows of a list for a file; null when the reader stopped it. A page may be shorter than asked for, because the server ends it early when
 * its texts are long.
 */
export async function readExport(resource: Resource, state: ListState, { read, isStopped }: Progress): Promise<ExportedRow[] | null> {
  const rows: ExportedRow[] = []
  for (;;) {
    const page = await call(endpointsOf(resource).export, { ...listInput(state), skipCount: rows.length, maxResultCount: MOST })
    if (isStopped()) return null
    rows.push(...(page.items as unknown as ExportedRow[]))
    if (page.items.length === 0 || (rows.length >= page.totalCount && !page.hasMore)) return rows
    read(rows.length, page.totalCount)
  }
}
