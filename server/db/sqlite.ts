import SqliteDatabase from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'
import { openLongReads } from './long-reads.ts'
import { runsDirectly } from './direct.ts'
import type { Tables } from './tables.ts'
import type { Database } from './engine.ts'
import { PATIENCE, type Patience } from './patience.ts'
import { WriterDialect } from './sqlite-writer.ts'
import { keepingStatements } from './kept-statements.ts'
import { openWriter } from './sqlite-file.ts'

/** Short, because SQLite blocks the whole process while it waits for a lock. */
const BUSY_MS = 50
const WATCH_MS = 100

interface SqliteOptions {
  patience?: Patience
  /** This machine's clock. */
  clock?: () => number
  /** The pages of the log after which a write copies them into the file; else 1,000 (4 MB). */
  checkpointPages?: number
}

/** Opens (and makes) an SQLite file: WAL, every acknowledged write survives loss of power, foreign keys held. */
export function openSqlite(file: string, { patience = PATIENCE, clock = Date.now, checkpointPages }: SqliteOptions = {}): Database {
  const writer = openWriter(file)
  const reader = new SqliteDatabase(file, { readonly: true })
  reader.pragma(`busy_timeout = ${BUSY_MS}`)
  // The writer waits for a lock outside SQLite.
  writer.pragma('busy_timeout = 0')
  if (checkpointPages) writer.pragma(`wal_autocheckpoint = ${checkpointPages}`)
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
    // Kysely runs one step of a statement without rows, which would free one page only; so Kysely just provides the turn to write, for which it waits while
    // another process has it.
    shrink: (pages) => write.transaction().execute(async () => void writer.pragma(`incremental_vacuum(${pages})`)),
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
