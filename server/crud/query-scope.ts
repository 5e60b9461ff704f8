import type { Language } from '../../contract/languages.ts'
import type { Db, Engine } from '../db/engine.ts'
import type { Scope } from '../http/scopes.ts'
import type { CountCache } from './count-cache.ts'
import { ownerOf, unitsText } from './scope.ts'

/** The rows among which a query searches: in the recycle bin or outside it, within a caller's scope, at a moment. */
export interface QueryScope {
  engine: Engine
  db: Db
  /** The connection for reads that may take long. */
  longReads: Db
  now: number
  /** The days of filters begin in it. */
  timeZone: string
  /** The language of the reader, by which names are sorted. */
  language: Language
  scope: Scope
  bin: boolean
  /** Remembers counts between writes. */
  kept: CountCache | null
}

/** The values of the blanks that every query of a scope has. */
export const valuesOf = ({ engine, scope, now }: Pick<QueryScope, 'engine' | 'scope' | 'now'>) => ({
  now,
  scopeOwner: ownerOf(scope),
  scopeUnits: unitsText(engine, scope),
})
