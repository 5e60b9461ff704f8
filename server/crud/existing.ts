import { sql } from 'kysely'
import type { Resource } from '../../contract/resource.ts'
import { untyped, type Db } from '../db/engine.ts'
import type { Context } from '../http/context.ts'
import type { Scope } from '../http/scopes.ts'
import { isKeptForNow, keptForNow } from './holding.ts'
import { withinScopeNow } from './scope.ts'

/** True for the value of an active item; within a write on PostgreSQL the item then keeps its value until the write has ended. */
export async function isDictionaryItem(ctx: Context, code: string, value: string) {
  const found = await ctx.db
    .selectFrom('dictionaryItem')
    .innerJoin('dictionaryType', 'dictionaryType.id', 'dictionaryItem.typeId')
    .select('dictionaryItem.id')
    .where('dictionaryType.code', '=', code)
    .where('dictionaryItem.value', '=', value)
    .where('dictionaryItem.isActive', '=', 1)
    .where('dictionaryItem.deletionTime', 'is', null)
    .$if(isKeptForNow(ctx), (query) => query.forKeyShare('dictionaryItem'))
    .executeTakeFirst()
  return found !== undefined
}

/** Returns those of the ids that no row outside the recycle bin has. */
export async function missingRows(db: Db, table: string, ids: number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await untyped(db).selectFrom(table).select('id').where('id', 'in', ids).where('deletionTime', 'is', null).execute()
  const found = new Set(rows.map(({ id }) => Number(id)))
  return ids.filter((id) => !found.has(id))
}

interface Wanted {
  id: number
  scope: Scope
  /** It must not go to the recycle bin before this transaction has ended. */
  isKept?: boolean
}

/** True for a row outside the recycle bin that is within a scope. */
export async function isWithin(ctx: Context, r: Resource, { id, scope, isKept = false }: Wanted): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${sql.table(r.name)} as row
    where "id" = ${id} and "deletionTime" is null
      and ${withinScopeNow(ctx.database.engine, scope)}${isKept ? keptForNow(ctx) : sql``}`.execute(ctx.db)
  return rows.length === 1
}
