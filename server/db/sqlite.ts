import SqliteDatabase from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'
import { openLongReads } from './long-reads.ts'
import { runsDirectly } from './direct.ts'
import type { Tables } from './tables.ts'
import type { Database } from './engine.ts'
import { PATIENCE, type Patience } from './patience.ts'
import { WriterDialect } from './sqlite-writer.ts'

/** Older versions of SQLite lose data in rare WAL resets. */
const OLDEST = [3, 51, 3] as const
/** Time to wait for a lock while the file is opened; no request is served yet. */
const OPENING_MS = 10_000
/** Short, because SQLite blocks the whole process while it waits for a lock. */
const BUSY_MS = 50
const WATCH_MS = 100
const MOST_JOURNAL = 16 * 1024 * 1024

interface SqliteOptions {
  patience?: Patience
  /** This machine's clock. */
  clock?: () => number
}

/** Opens (and makes) an SQLite file: WAL, every acknowledged write survives loss of power, foreign keys held. */
export function openSqlite(file: string, { patience = PATIENCE, clock = Date.now }: SqliteOptions = {}): Database {
  const writer = openWriter(file)
  const reader = new SqliteDatabase(file, { readonly: true })
  reader.pragma(`busy_timeout = ${BUSY_MS}`)
  // The writer waits for a lock outside SQLite.
  writer.pragma('busy_timeout = 0')
  const writing = { database: keepingStatements(writer) }
  const write = new Kysely<Tables>({ dialect: new WriterDialect(writing, writer, patience.lock) })
  const statements = keepingStatements(reader)
  const read = new Kysely<Tables>({ dialect: new SqliteDialect({ database: statements }) })
  runsDirectly(read, (text, parameters) => statements.prepare(text).all(parameters))
  const longReads = openLongReads(file, BUSY_MS)
  return {
    engine: 'sqlite',
    read,
    longReads: longReads.db,
    write,
    unlimited: write,
    now: clock,
    setClock: async () => 0,
    watch: (changed) => watch(writer, changed),
    // Kysely runs one step of a statement without rows, which would free one page only; so Kysely just provides the turn to write.
    shrink: (pages) => write.connection().execute(async () => void writer.pragma(`incremental_vacuum(${pages})`)),
    // Kysely closes only what it has used.
    close: async () => {
      await longReads.close()
      await read.destroy()
      await write.destroy()
      reader.close()
      writer.close()
    },
  }
}

/** A connection that fails here is closed again, so that no WAL file stays beside the database. */
function openWriter(file: string) {
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

/** Kysely asks for a statement at each execution; preparing costs more than running, so statements are kept. */
function keepingStatements(database: SqliteDatabase.Database) {
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

/** `data_version` moves only when another connection writes; the reader of this process never does. */
function watch(database: SqliteDatabase.Database, changed: () => void) {
  const version = database.prepare('pragma data_version').pluck()
  const latest = () => {
    try {
      return version.get()
    } catch {
      // The file is locked at this moment; the next check will see the change.
      return null
    }
  }
  let last = version.get()
  const timer = setInterval(() => {
    const now = latest() ?? last
    if (now === last) return
    last = now
    changed()
  }, WATCH_MS)
  timer.unref()
  return () => clearInterval(timer)
}
