import type { Scope } from '../http/caller.ts'
import type { Db } from '../db/engine.ts'
import type { CountCache } from './count-cache.ts'

/** The rows among which a query searches: in the recycle bin or outside it, within a caller's scope, at a moment. */
export interface QueryScope {
  db: Db
  /** The connection for reads that may take long. */
  longReads: Db
  now: number
  scope: Scope
  bin: boolean
  /** Remembers counts between writes. */
  kept: CountCache | null
}
