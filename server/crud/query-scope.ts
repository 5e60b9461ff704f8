import type { Scope } from '../http/context.ts'
import type { Db } from '../db/engine.ts'
import type { CountCache } from './count-cache.ts'

/** Where and when a query looks: among the rows or in the recycle bin, and within whose scope. */
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
