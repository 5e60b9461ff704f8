import { MB } from '../../../contract/budget.ts'

/** Rows are sent so many at once, all or none: few enough to show how far it is. */
const MOST_ROWS = 200
/** And so much at once: a piece must stay within what the call takes (`IMPORT` of contract/budget.ts). */
const MOST_BYTES = 2 * MB

interface Item {
  values: Record<string, unknown>
}

/** The rows that are sent next: at least one, however large it is. */
export function nextBatch<I extends Item>(items: readonly I[]): I[] {
  let bytes = 0
  const end = items.findIndex(({ values }, at) => {
    bytes += new TextEncoder().encode(JSON.stringify(values)).byteLength
    return at === MOST_ROWS || (at > 0 && bytes > MOST_BYTES)
  })
  return items.slice(0, end < 0 ? items.length : end)
}
