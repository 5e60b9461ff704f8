import { LRUCache } from 'lru-cache'
import type { Resource } from '../../contract/resource.ts'
import type { StoredRow } from './columns.ts'
import { rowFingerprints, type Fingerprint } from './row-fingerprints.ts'
import { presenter } from './rows.ts'

/** This is enough for a few dozen pages of ten rows. A limit of rows, not of bytes, would take its memory at the start, for each resource. */
const MOST_BYTES = 2 * 1024 * 1024
/** The bytes of a cache entry besides its JSON. */
const AROUND = 800

/**
 * Caches the listed rows of one resource as JSON in UTF-8, each with its fingerprint. Which rows a list has, their order and their values are read
 * from the database each time; only the JSON of rows that have not changed is not written again.
 */
export function createWrittenRows(r: Resource) {
  const kept = new LRUCache<number, { fingerprint: Fingerprint; json: Uint8Array }>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ json }) => json.byteLength + AROUND,
  })
  const encoder = new TextEncoder()
  const { fingerprintOf, matches } = rowFingerprints(r)
  const present = presenter(r, true)

  /** Returns the JSON of a row; null if it is not cached, or was cached with another fingerprint. */
  function find(stored: StoredRow): Uint8Array | null {
    const known = kept.get(stored.id)
    return known && matches(stored, known.fingerprint) ? known.json : null
  }

  function write(stored: StoredRow): Uint8Array {
    const json = encoder.encode(JSON.stringify(present(stored)))
    kept.set(stored.id, { fingerprint: fingerprintOf(stored), json })
    return json
  }

  return { find, write }
}
