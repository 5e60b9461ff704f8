import { sql } from 'kysely'

/** A column of a table; `place` is its place in the primary key from 1, 0 outside the key. */
export interface Column {
  table: string
  name: string
  place: number
}

/** The columns of every table in SQLite. */
export const sqliteColumns = sql<Column>`
  select t.name as "table", c.name as "name", c.pk as "place"
  from pragma_table_list t join pragma_table_info(t.name) c
  where t.schema = 'main' and t.type = 'table' and t.name not like 'sqlite\\_%' escape '\\' and t.name not like 'kysely\\_%' escape '\\'`

/** The columns of every table in PostgreSQL. */
export const postgresColumns = sql<Column>`
  select c.relname as "table", a.attname as "name", coalesce(array_position(k.conkey, a.attnum), 0) as "place"
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
  where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and c.relname not like 'kysely\\_%' escape '\\'
    and not exists (select 1 from pg_attribute w where w.attrelid = c.oid and w.atttypid = 'tsvector'::regtype)`
