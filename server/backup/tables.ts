import type { Db, Engine } from '../db/engine.ts'
import { type Column, postgresColumns, sqliteColumns } from './engine-columns.ts'

/** A table as both engines know it. */
export interface CopiedTable {
  name: string
  /** In the order of their names, so that a row reads the same on both engines. */
  columns: string[]
  /** The columns of the primary key, in its order. */
  key: string[]
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
