import type { Resource } from '../../../contract/resource.ts'
import { sendKeyed } from '../../session/session.ts'
import { endpointsOf } from '../data/item.ts'
import type { Once } from '../data/save-key.ts'
import { nextBatch } from './batches.ts'
import { refusedRow, type RefusedRow } from './refused-row.ts'
import type { ReadRows, RowProblem } from '../../../contract/sheets/sheet-rows.ts'

/** The part of an import that changes while its rows are sent. */
interface Sent extends Pick<ReadRows, 'items' | 'problems'> {
  /** The number of rows imported so far. */
  taken: number
}

interface Sending {
  /** Keeps the key of a batch until its reply has come. */
  once: Once
  problemOf: (refused: RefusedRow, row: number) => RowProblem
  isStopped: () => boolean
  progress: (sent: Sent) => void
}

/**
 * Sends rows batch by batch until none is left, somebody stops it, or a call fails. A row that the server refuses is taken out and the rest of its
 * batch sent again. A batch whose reply was lost goes out under the same key the next time, since the rows that are left begin with it.
 */
export async function sendRows(resource: Resource, start: Sent, { once, problemOf, isStopped, progress }: Sending) {
  const items = [...start.items]
  const problems = [...start.problems]
  let { taken } = start
  while (items.length > 0 && !isStopped()) {
    const batch = nextBatch(items)
    try {
      const rows = batch.map(({ values }) => values)
      taken += (await once((key) => sendKeyed(endpointsOf(resource).saveImport, { items: rows }, key))) as number
      items.splice(0, batch.length)
    } catch (error) {
      const refused = refusedRow(error)
      if (!refused) return { rest: items.length, taken, error: error instanceof Error ? error : new Error(String(error)) }
      problems.push(problemOf(refused, batch[refused.at]!.row))
      items.splice(refused.at, 1)
    }
    progress({ items: [...items], problems: [...problems], taken })
  }
  return { rest: items.length, taken, error: null }
}
