import { accessSync, constants, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import type { Environment } from '../environment.ts'
import { StartProblem } from '../start-problem.ts'
import type { Database } from './engine.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'

/** Opens the configured database and makes sure that it and the data folder can be used; else says in one sentence why not. */
export async function openDatabase({ databaseUrl, dataDir }: Environment): Promise<Database> {
  if (databaseUrl) return openServer(databaseUrl, dataDir)
  useFolder(dataDir)
  return openFile(path.join(dataDir, 'portico.db'))
}

/** The folder comes last: a server that is not there leaves no folder behind. */
async function openServer(url: string, dataDir: string): Promise<Database> {
  const database = openPostgres(url)
  try {
    await sql`select 1`.execute(database.read).catch((error: unknown) => {
      throw unreachable(error)
    })
    useFolder(dataDir)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

const unreachable = (error: unknown) =>
  new StartProblem(`The database cannot be reached (${(error as Error).message || (error as { code?: string }).code}). Check DATABASE_URL.`)

function openFile(file: string): Database {
  try {
    return openSqlite(file)
  } catch (error) {
    throw new StartProblem(`The database ${file} cannot be opened (${(error as Error).message}).`)
  }
}

/** What a file with broken pages says as soon as one of them is read; null: it is something else. */
export function damaged(error: unknown): StartProblem | null {
  const { code, message } = error as { code?: string; message: string }
  return code?.startsWith('SQLITE_CORRUPT') ? new StartProblem(`The database file is damaged (${message}). Restore a copy of it.`) : null
}

/** Uploads and the embedded database live here: it must be a folder that this user may read and write. */
function useFolder(dataDir: string): void {
  const probe = path.join(dataDir, `.probe-${process.pid}`)
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    if (!statSync(dataDir).isDirectory()) throw new Error('not a folder')
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    throw new StartProblem(
      `The data folder ${dataDir} cannot be read and written (${(error as NodeJS.ErrnoException).code ?? (error as Error).message}). Give this user the right to it, or set DATA_DIR to another.`,
    )
  }
}
