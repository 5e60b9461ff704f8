import { sql } from 'kysely'
import type { Resource } from '../../contract/resource.ts'
import { untyped, type Db, type Engine } from '../db/engine.ts'
import { pairTable, searchedColumns, pairsOf } from './pairs.ts'

type Stored = Record<string, unknown>

export interface Pairs {
  /** Indexes the current texts of a row; call it after the row was written. */
  enter(db: Db, id: number): Promise<void>
  remove(db: Db, id: number): Promise<void>
  /** Rebuilds the whole index. */
  renew(db: Db): Promise<void>
  /** True when there are rows and no entry: the resource became large with this version. */
  isMissing(db: Db): Promise<boolean>
}

const AT_ONCE = 500
const NOTHING: Pairs = { enter: async () => {}, remove: async () => {}, renew: async () => {}, isMissing: async () => false }

/** Keeps the index of pairs of a large resource in step with its rows. */
export function pairsOfRows(r: Resource, engine: Engine): Pairs {
  if (!r.large) return NOTHING
  const table = pairTable(r)
  const columns = searchedColumns(r)
  const rows = (db: Db) =>
    untyped(db)
      .selectFrom(r.name)
      .select(['id', ...columns.map(({ name }) => name)])

  const entry = (row: Stored) => {
    const texts = columns.flatMap(({ name }) => (typeof row[name] === 'string' ? [row[name]] : []))
    const terms = [...new Set(texts.flatMap(pairsOf))].join(' ')
    return engine === 'sqlite'
      ? sql`(${row['id']}, ${terms})`
      : sql`(cast(${row['id']} as bigint), array_to_tsvector(string_to_array(${terms}, ' ')))`
  }

  /** Writes the entries of these rows by one statement: on PostgreSQL each statement costs a journey. */
  async function write(db: Db, some: readonly Stored[]) {
    const entries = sql.join(some.map(entry))
    await (
      engine === 'sqlite'
        ? sql`insert or replace into ${table} ("rowid", "pairs") values ${entries}`
        : sql`insert into ${table} ("rowId", "pairs") values ${entries} on conflict ("rowId") do update set "pairs" = excluded."pairs"`
    ).execute(db)
  }

  return {
    enter: async (db, id) => {
      const row = await rows(db).where('id', '=', id).executeTakeFirst()
      if (row) await write(db, [row])
    },
    remove: async (db, id) => {
      await sql`delete from ${table} where ${sql.ref(engine === 'sqlite' ? 'rowid' : 'rowId')} = ${id}`.execute(db)
    },
    renew: async (db) => {
      await sql`delete from ${table}`.execute(db)
      for (let last = 0; ;) {
        const some = await rows(db).where('id', '>', last).orderBy('id').limit(AT_ONCE).execute()
        if (some.length > 0) await write(db, some)
        if (some.length < AT_ONCE) return
        last = some.at(-1)!['id']
      }
    },
    isMissing: async (db) => {
      const { rows: found } = await sql`
        select 1 from ${sql.table(r.name)} where not exists (select 1 from ${table}) limit 1`.execute(db)
      return found.length > 0
    },
  }
}
