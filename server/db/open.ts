import { accessSync, constants, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Environment } from '../config/environment.ts'
import { StartProblem } from '../config/start-problem.ts'
import type { Database } from './engine.ts'
import { PATIENCE, type Patience } from './patience.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import { codeOf, messageOf } from '../config/error-parts.ts'
import { crowded, unreachable } from './open-problems.ts'

/** Returns the path of the embedded database. */
export const fileIn = ({ dataDir }: Pick<Environment, 'dataDir'>) => path.join(dataDir, 'portico.db')

export interface OpenOptions {
  /** The time limits for the database. */
  databasePatience?: Patience
  /** This machine's clock. */
  clock?: () => number
  /** Of SQLite: the pages of its log after which a write copies them into the file. */
  checkpointPages?: number
}

const driverOptions = ({ databasePatience = PATIENCE, clock = Date.now, checkpointPages }: OpenOptions) => ({
  patience: databasePatience,
  clock,
  ...(checkpointPages && { checkpointPages }),
})

/** Opens the configured database and checks that it and the data folder can be used; else it throws one sentence with the reason. */
export async function openDatabase(environment: Environment, options: OpenOptions = {}): Promise<Database> {
  if (environment.databaseUrl) return openServer(environment.databaseUrl, environment, options)
  useFolder(environment.dataDir)
  return openFile(fileIn(environment), options)
}

/** The folder is made last, so that a database server that does not answer leaves no folder behind. */
async function openServer(url: string, { dataDir, databasePool }: Environment, options: OpenOptions): Promise<Database> {
  const database = openPostgres(url, { ...driverOptions(options), connections: databasePool })
  try {
    await database.setClock().catch((error: unknown) => {
      throw crowded(error) ?? unreachable(error)
    })
    useFolder(dataDir)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

async function openFile(file: string, options: OpenOptions): Promise<Database> {
  await refuseEmpty(file)
  try {
    return openSqlite(file, driverOptions(options))
  } catch (error) {
    throw new StartProblem(`The database ${file} cannot be opened (${messageOf(error)}).`)
  }
}

const EMPTY_MS = 1000
const LOOK_MS = 50

/** Refuses an empty database file: it was damaged, and its content may be in a copy. Waits a moment, in case another process is just creating it. */
async function refuseEmpty(file: string) {
  const isEmpty = () => statSync(file, { throwIfNoEntry: false })?.size === 0 && !existsSync(`${file}-wal`)
  for (let waited = 0; isEmpty(); waited += LOOK_MS) {
    if (waited >= EMPTY_MS)
      throw new StartProblem(`The database file ${file} is empty. Restore a copy of it, or remove it to begin a new site.`)
    await wait(LOOK_MS)
  }
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
      `The data folder ${dataDir} cannot be read and written (${codeOf(error) ?? messageOf(error)}). Give this user the right to it, or set DATA_DIR to another.`,
    )
  }
}
