import SqliteDatabase from 'better-sqlite3'
import { sql } from 'kysely'
import { StartProblem } from '../config/start-problem.ts'
import { SERVER_NAME } from '../db/bus-line.ts'
import type { Database } from '../db/engine.ts'

const RUNNING = 'The server still runs on that database: what it writes from now on would be left behind. Stop it, and try again.'

/** Throws a sentence while another process has the file open; nobody else may have it open here either. */
export function refuseRunningFile(file: string): void {
  const database = new SqliteDatabase(file, { fileMustExist: true, timeout: 0 })
  try {
    // A process that has the file open in WAL mode holds a shared lock on it.
    database.pragma('locking_mode = exclusive')
    database.exec('begin exclusive; rollback')
  } catch {
    throw new StartProblem(RUNNING)
  } finally {
    database.close()
  }
}

/** Throws a sentence while a server listens to the database (PostgreSQL). */
export async function refuseRunningServer({ read }: Database): Promise<void> {
  const { rows } = await sql`
    select pid from pg_stat_activity where datname = current_database() and application_name = ${SERVER_NAME}`.execute(read)
  if (rows.length > 0) throw new StartProblem(RUNNING)
}
