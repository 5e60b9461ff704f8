import type { Database, Db } from './engine.ts'

/** Reads in one transaction, which sees the database as it was when it began; writers wait for nothing. */
export function atOneMoment<T>(database: Database, read: (db: Db) => Promise<T>): Promise<T> {
  if (database.engine === 'sqlite') return database.read.transaction().execute(read)
  return database.unlimited.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
}
