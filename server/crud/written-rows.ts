import { LRUCache } from 'lru-cache'
import type { Resource } from '../../contract/resource.ts'
import type { StoredRow } from './columns.ts'
import { rowMarks, type Mark } from './row-marks.ts'
import { presenter } from './rows.ts'

/** A few dozen pages of ten: what the editors of a day look at. */
const MOST = 500

/**
 * The listed rows of one resource as JSON, in UTF-8, each kept with its mark. Which rows a list has, in which order, and what they are now is read
 * from the database each time; what has not changed since it was written is only not written again.
 */
export function createWrittenRows(r: Resource) {
  const kept = new LRUCache<number, { mark: Mark; json: Uint8Array }>({ max: MOST })
  const encoder = new TextEncoder()
  const { markOf, bears } = rowMarks(r)
  const present = presenter(r, true)
  const idOf = (stored: StoredRow) => stored['id'] as number

  /** The rows of which this is the mark, or null where one of them has not been written so yet. */
  function find(marks: StoredRow[]): Uint8Array[] | null {
    const found: Uint8Array[] = []
    for (const stored of marks) {
      const known = kept.get(idOf(stored))
      if (!known || !bears(stored, known.mark)) return null
      found.push(known.json)
    }
    return found
  }

  const write = (rows: StoredRow[]): Uint8Array[] =>
    rows.map((stored) => {
      const json = encoder.encode(JSON.stringify(present(stored)))
      kept.set(idOf(stored), { mark: markOf(stored), json })
      return json
    })

  return { find, write }
}
