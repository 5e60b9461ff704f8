import type SqliteDatabase from 'better-sqlite3'

/** Kysely asks for a statement at each execution; preparing costs more than running, so statements are kept. */
export function keepingStatements(database: SqliteDatabase.Database) {
  const kept = new Map<string, SqliteDatabase.Statement>()
  return {
    close: () => database.close(),
    prepare: (text: string) => {
      const known = kept.get(text)
      if (known) return known
      const statement = database.prepare(text)
      if (kept.size >= 500) kept.delete(kept.keys().next().value!)
      kept.set(text, statement)
      return statement
    },
  }
}
