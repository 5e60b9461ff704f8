import SqliteDatabase from 'better-sqlite3'

/** Older versions of SQLite lose data in rare WAL resets. */
const OLDEST = [3, 51, 3] as const
/** Time to wait for a lock while the file is opened; no request is served yet. */
const OPENING_MS = 10_000
const MOST_JOURNAL = 16 * 1024 * 1024

/** A connection that fails here is closed again, so that no WAL file stays beside the database. */
export function openWriter(file: string) {
  const writer = new SqliteDatabase(file)
  try {
    writer.pragma(`busy_timeout = ${OPENING_MS}`)
    refuseOld(writer)
    // The setting takes effect without a rewrite only in an empty file; any other file would only be written to for nothing (space.ts).
    if (writer.pragma('page_count', { simple: true }) === 0) writer.pragma('auto_vacuum = INCREMENTAL')
    writer.pragma('journal_mode = WAL')
    // Shrinks the WAL file again after a large write.
    writer.pragma(`journal_size_limit = ${MOST_JOURNAL}`)
    // Set explicitly: an existing WAL file would open at NORMAL, which loses acknowledged writes at a power cut.
    writer.pragma('synchronous = FULL')
    writer.pragma('foreign_keys = ON')
    // Reads the schema; this fails if the file is no database.
    writer.prepare('select 1 from sqlite_schema').get()
    return writer
  } catch (error) {
    writer.close()
    throw error
  }
}

function refuseOld(database: SqliteDatabase.Database) {
  const version = String(database.prepare('select sqlite_version() as version').pluck().get())
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  const isOld = (major - OLDEST[0] || minor - OLDEST[1] || patch - OLDEST[2]) < 0
  if (isOld) throw new Error(`SQLite ${version} is too old: ${OLDEST.join('.')} or newer is needed.`)
}
