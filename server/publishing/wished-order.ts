import { sql, type RawBuilder } from 'kysely'
import type { Resource } from '../../contract/resource.ts'
import type { Sorting } from '../../contract/sorting.ts'
import { inReadersLanguage, orderColumn } from '../crud/order-columns.ts'
import { ordered } from '../db/dialect.ts'
import type { Context } from '../http/context.ts'

interface Wish {
  r: Resource
  ctx: Pick<Context, 'database' | 'language'>
  sorting: Sorting | undefined
  /** The column with the id of the record. */
  id?: string
}

/** Returns the order of records that a visitor's client asks for; null when it asks for none that there is. Equal records keep their places by id. */
export function wishedOrder({ r, ctx, sorting = [], id = 'rowId' }: Wish): RawBuilder<unknown> | null {
  if (sorting.length === 0) return null
  const wishes = inReadersLanguage(r, ctx.language, sorting).map(({ field, descending }) => {
    const { name, ...kind } = orderColumn(r, field)
    return ordered(ctx.database.engine, sql.ref(name === 'id' ? id : name), { ...kind, descending })
  })
  return sql.join([...wishes, sql`${sql.ref(id)} desc`])
}
