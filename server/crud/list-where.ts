import { sql } from 'kysely'
import type { Resource } from '../../contract/resource.ts'
import type { Engine } from '../db/engine.ts'
import type { Look } from './list-query.ts'
import type { Asked } from './list-input.ts'
import { pairedRows } from './pairs.ts'
import { blank } from './prepared.ts'
import { scopeText, withinScope } from './scope.ts'
import { tableOf } from './select-rows.ts'

export const placeText = ({ scope, bin }: Pick<Look, 'scope' | 'bin'>) => `${bin ? 'bin' : 'rows'} ${scopeText(scope)}`

/** What is asked of each row. `isProbed`: rows are walked in their order and asked, so SQLite does not begin with what they are asked. */
export const whereOf = ({ conditions }: Pick<Asked, 'conditions'>, look: Look, isProbed = false) =>
  sql.join([inPlace(look), ...conditions.map((condition) => condition.sql(isProbed))], sql` and `)

export const inPlace = ({ scope, bin }: Pick<Look, 'scope' | 'bin'>) =>
  sql`row."deletionTime" is ${sql.raw(bin ? 'not null' : 'null')} and ${withinScope(scope)}`

/** The rows, found by the parts of text that are asked for, if any are. */
export const foundRows = (r: Resource, engine: Engine, { pairs }: Pick<Asked, 'pairs'>) =>
  pairs ? pairedRows(r, engine, sql`${blank('pairs')}`) : tableOf(r)
