import type { Looked } from '../features/visitors/visits.ts'
import type { Notes } from '../http/context.ts'

/** What is made once and then kept for everybody. */
export interface FreshReply {
  status: number
  type: string
  body: string | Packed
  /** Never kept, never cached by anyone: a preview. */
  isPrivate?: boolean
  /** Goes out under any number of addresses, none of which is remembered for it: each may come to lead somewhere. */
  isShared?: boolean
  /** For programs, not for a browser's window. */
  isData?: boolean
  headers?: Record<string, string>
  /** The public page that it is, for who counts looks at them. */
  page?: Looked | undefined
  /** Reads again, without making anything, what it was made from: is it still the same? Without it a change of anything noted ends it. */
  isStillTrue?: (notes: Notes) => Promise<boolean>
}

/** A body too large to be held as it is. */
export interface Packed {
  gzip: Buffer
  /** Of what was packed: how long it is, and what tells it from others. */
  bytes: number
  digest: string
}
