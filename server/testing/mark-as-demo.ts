import SqliteDatabase from 'better-sqlite3'
import path from 'node:path'

/** Makes every account of an SQLite site one that has the password of the demo. */
export function markAsDemo(dataDir: string) {
  const database = new SqliteDatabase(path.join(dataDir, 'portico.db'))
  database.exec('update "user" set "hasDemoPassword" = 1')
  database.close()
}
