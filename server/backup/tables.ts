import { sql } from 'kysely'
import type { Db, Engine } from '../db/engine.ts'

/** A table as both engines know it. */
export interface CopiedTable {
  name: string
  /** In the order of their names, so that a row reads the same on both engines. */
  columns: string[]
  /** The columns of the primary key, in its order. */
  key: string[]
}

/** A column of a table; `place` is its place in the primary key from 1, 0 outside the key. */
interface Column {
  table: string
  name: string
  place: number
}

/** Returns the tables that hold data. Full-text tables are left out, because they are made again from the rows, and so are the notes of migrations. */
export async function tablesOf(db: Db, engine: Engine): Promise<CopiedTable[]> {
  const { rows } = await (engine === 'sqlite' ? sqliteColumns : postgresColumns).execute(db)
  const tables = Map.groupBy(
    rows.map((row) => ({ ...row, place: Number(row.place) })),
    ({ table }) => table,
  )
  return [...tables.keys()].toSorted().map((name) => tableOf(name, tables.get(name)!))
}

function tableOf(name: string, columns: Column[]): CopiedTable {
  const key = columns.filter(({ place }) => place > 0).toSorted((one, other) => one.place - other.place)
  return { name, columns: columns.map((column) => column.name).toSorted(), key: key.map((column) => column.name) }
}

const sqliteColumns = sql<Column>`
  select t.name as "table", c.name as "name", c.pk as "place"
  from pragma_table_list t join pragma_table_info(t.name) c
  where t.schema = 'main' and t.type = 'table' and t.name not like 'sqlite\\_%' escape '\\' and t.name not like 'kysely\\_%' escape '\\'`

const postgresColumns = sql<Column>`
  select c.relname as "table", a.attname as "name", coalesce(array_position(k.conkey, a.attnum), 0) as "place"
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
  where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and c.relname not like 'kysely\\_%' escape '\\'
    and not exists (select 1 from pg_attribute w where w.attrelid = c.oid and w.atttypid = 'tsvector'::regtype)`
