import type { PageView } from '../features/visitors/visits.ts'
import type { Notes } from '../http/notes.ts'

/** A reply as it was rendered, before it is cached for all clients. */
export interface FreshReply {
  status: number
  type: string
  body: string | Packed
  /** True for a preview, which nobody may cache. */
  isPrivate?: boolean
  /** True for the page that answers every address without a page. No such address is remembered for it, since each may get a page of its own. */
  isShared?: boolean
  /** True for data, which no browser shows in a window. */
  isData?: boolean
  headers?: Record<string, string>
  /** The public page whose views are counted. */
  page?: PageView | undefined
  /** Repeats the reads of the reply and tells whether all results are the same. Without it, a change of any noted data ends the reply. */
  isStillTrue?: (notes: Notes) => Promise<boolean>
}

/** A body that is held compressed, because it is too large otherwise. */
export interface Packed {
  gzip: Buffer
  /** The length and the digest of the body before it was compressed. */
  bytes: number
  digest: string
}
