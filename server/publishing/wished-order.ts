import { sql, type RawBuilder } from 'kysely'
import type { Resource } from '../../contract/resource.ts'
import { columnsOf } from '../crud/columns.ts'
import type { Sorting } from '../crud/list-input.ts'
import { ordered } from '../db/dialect.ts'
import type { Engine } from '../db/engine.ts'

interface Wish {
  r: Resource
  engine: Engine
  sorting: Sorting | undefined
  /** The column with the id of the record. */
  id?: string
}

/** Returns the order of records that a visitor's client asks for; null when it asks for none that there is. Equal records keep their places by id. */
export function wishedOrder({ r, engine, sorting = [], id = 'rowId' }: Wish): RawBuilder<unknown> | null {
  if (sorting.length === 0) return null
  const texts = new Set(columnsOf(r).flatMap(({ name, type }) => (type === 'text' ? [name] : [])))
  const wishes = sorting.map(({ field, descending }) =>
    ordered(engine, sql.ref(field === 'id' ? id : field), { isText: texts.has(field), descending }),
  )
  return sql.join([...wishes, sql`${sql.ref(id)} desc`])
}
