import type { Field, Fields } from './fields.ts'

/** The limits of a call's request and reply (B-01). A larger request is refused before any work is done on it, and if possible before it is read. */
export interface Budget {
  /** Bytes of a request's body. */
  bytes: number
  /** Names and entries of a body's JSON, all levels together. */
  entries: number
  /** Levels of a body's JSON. */
  depth: number
  /** Rows of a reply. */
  rows: number
  /** Bytes of a reply. */
  bytesOut: number
  /** Writes in a minute, all such calls together: of one network, or of one session of somebody signed in. null means no such limit. */
  perMinute: number | null
  /** Reads in a minute of one network whose callers are not signed in, of all such calls together; null for reads that cost little or are kept. */
  readsPerMinute: number | null
}

export const KB = 1024
export const MB = 1024 * KB

const DEPTH = 16
/** The budget of callers who are not signed in, and of addresses that do not exist. */
export const STRANGERS: Budget = {
  bytes: 32 * KB,
  entries: 1000,
  depth: DEPTH,
  rows: 50,
  bytesOut: MB,
  perMinute: 600,
  readsPerMinute: null,
}
export const STAFF: Budget = {
  bytes: MB,
  entries: 30_000,
  depth: DEPTH,
  rows: 1000,
  bytesOut: 16 * MB,
  perMinute: 600,
  readsPerMinute: null,
}

/** The reads of strangers that are answered anew each time, by the words or the challenge in them. */
export const DEAR_READS: Pick<Budget, 'readsPerMinute'> = { readsPerMinute: 600 }

/** A character of text takes three bytes at most, or six where a client writes escapes. */
const LETTER_BYTES = 6

/** Returns the bytes for a call that carries a row: all that its texts may hold, and the usual budget for the rest. */
export function rowBytes(fields: Fields): number {
  const letters = Object.values(fields).map((field) => lettersOf(field) * (field.localized ? 2 : 1))
  return STAFF.bytes + LETTER_BYTES * letters.reduce((sum, more) => sum + more, 0)
}

const lettersOf = ({ kind, max = 0 }: Field) => (kind === 'html' || kind === 'longText' ? max : 0)

/** The budget of an import. A file of new rows is sent in batches no larger than this (or of one row, which `rowBytes` bounds). */
export const IMPORT: Pick<Budget, 'bytes' | 'entries'> = { bytes: 10 * MB, entries: 300_000 }
