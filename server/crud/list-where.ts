import { sql } from 'kysely'
import type { Resource } from '../../contract/resource.ts'
import type { Engine } from '../db/engine.ts'
import type { QueryScope } from './query-scope.ts'
import type { ListQuery } from './list-input.ts'
import { pairedRows } from './pairs.ts'
import { blank } from './prepared.ts'
import { scopeText, withinScope } from './scope.ts'
import { tableOf } from './select-rows.ts'

export const placeText = ({ scope, bin }: Pick<QueryScope, 'scope' | 'bin'>) => `${bin ? 'bin' : 'rows'} ${scopeText(scope)}`

/** The conditions on each row. With `isProbed` SQLite walks the rows in their order and checks each, instead of starting from a condition. */
export const whereOf = ({ conditions }: Pick<ListQuery, 'conditions'>, look: QueryScope, isProbed = false) =>
  sql.join([inPlace(look), ...conditions.map((condition) => condition.sql(isProbed))], sql` and `)

export const inPlace = ({ scope, bin }: Pick<QueryScope, 'scope' | 'bin'>) =>
  sql`row."deletionTime" is ${sql.raw(bin ? 'not null' : 'null')} and ${withinScope(scope)}`

/** The rows of the resource; if parts of text are asked for, only the rows that the pairs find. */
export const foundRows = (r: Resource, engine: Engine, { pairs }: Pick<ListQuery, 'pairs'>) =>
  pairs ? pairedRows(r, engine, sql`${blank('pairs')}`) : tableOf(r)
