import { MB } from '../../../contract/budget.ts'

/** The most rows in one batch, which is saved whole or not at all. It is small enough for the screen to show the progress. */
const MOST_ROWS = 200
/** The most bytes in one batch: it must stay within the budget of the import call (`IMPORT` of contract/budget.ts). */
const MOST_BYTES = 2 * MB

interface Item {
  values: Record<string, unknown>
}

/** Takes the rows of the next batch: at least one row, however large it is. */
export function nextBatch<I extends Item>(items: readonly I[]): I[] {
  let bytes = 0
  const end = items.findIndex(({ values }, at) => {
    bytes += new TextEncoder().encode(JSON.stringify(values)).byteLength
    return at === MOST_ROWS || (at > 0 && bytes > MOST_BYTES)
  })
  return items.slice(0, end < 0 ? items.length : end)
}
