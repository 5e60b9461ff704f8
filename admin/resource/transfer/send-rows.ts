import type { Resource } from '../../../contract/resource.ts'
import { quietly } from '../../session/session.ts'
import { endpointsOf } from '../data/item.ts'
import { nextBatch } from './batches.ts'
import { refusedRow, type RefusedRow } from './refused-row.ts'
import type { ReadRows, RowProblem } from '../../../contract/sheets/sheet-rows.ts'

/** The part of an import that changes while its rows are sent. */
interface Sent extends Pick<ReadRows, 'items' | 'problems'> {
  /** The number of rows imported so far. */
  taken: number
}

interface Sending {
  problemOf: (refused: RefusedRow, row: number) => RowProblem
  isStopped: () => boolean
  progress: (sent: Sent) => void
}

/**
 * Sends rows batch by batch until none is left, somebody stops it, or a call fails. A row that the server refuses is taken out and the rest of its
 * batch sent again.
 */
export async function sendRows(resource: Resource, start: Sent, { problemOf, isStopped, progress }: Sending) {
  const items = [...start.items]
  const problems = [...start.problems]
  let { taken } = start
  while (items.length > 0 && !isStopped()) {
    const batch = nextBatch(items)
    try {
      taken += await quietly(endpointsOf(resource).saveImport, { items: batch.map(({ values }) => values) })
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
