import { LRUCache } from 'lru-cache'
import type { Resource } from '../../contract/resource.ts'
import type { StoredRow } from './columns.ts'
import { rowFingerprints, type Fingerprint } from './row-fingerprints.ts'
import { presenter } from './rows.ts'

/** Enough rows of one resource for a few dozen pages of ten, about as many as editors open in a day. */
const MOST = 500
const MOST_BYTES = 2 * 1024 * 1024
/** The bytes of a cache entry besides its JSON. */
const AROUND = 800

/**
 * The listed rows of one resource as JSON, in UTF-8, each kept with its mark. Which rows a list has, in which order, and what they are now is read
 * from the database each time; what has not changed since it was written is only not written again.
 */
export function createWrittenRows(r: Resource) {
  const kept = new LRUCache<number, { mark: Fingerprint; json: Uint8Array }>({
    max: MOST,
    maxSize: MOST_BYTES,
    sizeCalculation: ({ json }) => json.byteLength + AROUND,
  })
  const encoder = new TextEncoder()
  const { fingerprintOf, matches } = rowFingerprints(r)
  const present = presenter(r, true)

  /** The row of this mark as it was written; null where it has not been written so. */
  function find(stored: StoredRow): Uint8Array | null {
    const known = kept.get(stored.id)
    return known && matches(stored, known.mark) ? known.json : null
  }

  function write(stored: StoredRow): Uint8Array {
    const json = encoder.encode(JSON.stringify(present(stored)))
    kept.set(stored.id, { mark: fingerprintOf(stored), json })
    return json
  }

  return { find, write }
}
