import type { Field, Fields } from './fields.ts'

/** The most that a call takes in and gives out (B-01). What is larger is refused before it is worked on, and as far as can be before it is read. */
export interface Budget {
  /** Of a request's body. */
  bytes: number
  /** Names and entries of a body's JSON, of all its levels together. */
  entries: number
  /** Levels of a body's JSON. */
  depth: number
  /** Rows of an answer. */
  rows: number
  /** Writes of one network in a minute, all such calls together; null: whoever is signed in is known. */
  perMinute: number | null
}

export const KB = 1024
export const MB = 1024 * KB

const DEPTH = 16
/** For whoever has not signed in, and at addresses that there are not. */
export const STRANGERS: Budget = { bytes: 32 * KB, entries: 1000, depth: DEPTH, rows: 50, perMinute: 600 }
export const STAFF: Budget = { bytes: MB, entries: 30_000, depth: DEPTH, rows: 1000, perMinute: null }

/** A letter of text is three bytes at most, or six where a client writes escapes. */
const LETTER_BYTES = 6

/** For a call that carries a row: all that its texts may hold, and as much for the rest as any other call. */
export function rowBytes(fields: Fields): number {
  const letters = Object.values(fields).map((field) => lettersOf(field) * (field.localized ? 2 : 1))
  return STAFF.bytes + LETTER_BYTES * letters.reduce((sum, more) => sum + more, 0)
}

const lettersOf = ({ kind, max = 0 }: Field) => (kind === 'html' || kind === 'longText' ? max : 0)

/** A file of new rows is sent in pieces, each no larger than this (or of one row, which `rowBytes` bounds). */
export const IMPORT: Pick<Budget, 'bytes' | 'entries'> = { bytes: 10 * MB, entries: 300_000 }
