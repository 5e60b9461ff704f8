import type { ViteDevServer } from 'vite'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { announce } from './announce.ts'
import { createApp, type App } from './app.ts'
import { keepPrivate } from './config/data-folder.ts'
import { readEnvironment, type Environment } from './config/environment.ts'
import { refuseTakenPort } from './config/port.ts'
import { renewSortKeys } from './crud/renew-sort-keys.ts'
import { renewUses } from './crud/renew-uses.ts'
import { createBus } from './db/bus.ts'
import { checkFile } from './db/check-file.ts'
import { followClock } from './db/follow-clock.ts'
import type { Database } from './db/engine.ts'
import { migrate } from './db/migrations/migrate.ts'
import { fileIn, openDatabase, type OpenOptions } from './db/open.ts'
import { crowded, damaged } from './db/open-problems.ts'
import { makeShrinkable } from './db/space.ts'
import { refuseWeakAdminPassword } from './features/sign-in/first-password.ts'
import { openFileStore } from './features/uploads/store.ts'
import { refuseMoved } from './features/uploads/move-marks.ts'
import { rememberPlace } from './features/uploads/site-files.ts'
import { storeAway } from './features/uploads/objects/file-store-problem.ts'
import { claimStore } from './features/uploads/store-identity.ts'
import type { Patience } from './http/patience.ts'
import { log, logAsJson, report as reportEach, warn } from './config/log.ts'
import type { JobProgram } from './jobs/worker-process.ts'
import { listen, stopListening } from './listen.ts'
import { reportOutagesOnce } from './outages.ts'
import { findAssets, type Assets } from './pages/assets.ts'
import { developmentAssets } from './pages/development.ts'
import { renewTermIndexes } from './search/renew.ts'
import { seed } from './seeds/seed.ts'

export interface Running {
  url: string
  app: App
  /** The database as this process has opened it. */
  database: Database
  /** Takes no new requests, finishes those in flight, writes what waits, and closes the database. */
  close(): Promise<void>
}

const PUBLIC_DIR = path.join('dist', 'public')

interface StartOptions extends OpenOptions {
  /** In development Vite serves the sources. */
  vite?: ViteDevServer
  /** Addresses of assets that no build has made: for tests that load none. */
  assets?: Assets
  quiet?: boolean
  /** The file that does jobs in a process of its own; without it they are done in this one. */
  jobWorker?: string
  /** The time limits for clients; tests use shorter ones. */
  patience?: Partial<Patience>
  /** Ends the server whose port this one takes. It is called when only listening is left to do, so a start that fails leaves that server as it is. */
  takeOver?: () => Promise<void>
}

/** Environment → port free? → database → migrations → seeds → app → listen. Each step's failure stops the start and names itself. */
export async function start(env: NodeJS.ProcessEnv, options: StartOptions = {}): Promise<Running> {
  const environment = readEnvironment(env)
  const jobProgram = options.jobWorker === undefined ? null : { file: options.jobWorker, env }
  if (isNew(environment)) await refuseWeakAdminPassword(environment)
  const assets = options.assets ?? findAssets(PUBLIC_DIR, options.vite)
  if (!options.takeOver) await refuseTakenPort(environment)
  const database = await openDatabase(environment, options)
  keepPrivate(environment.dataDir, warn)
  try {
    return await serve({ environment, database, assets, jobProgram }, options)
  } catch (error) {
    await database.close()
    throw damaged(error) ?? crowded(error) ?? storeAway(error) ?? error
  }
}

/** True where nothing is made yet. Elsewhere a first administrator is rarely wanted, and `seed` looks at the password that would be theirs. */
const isNew = (environment: Environment) => !environment.databaseUrl && !existsSync(fileIn(environment))

interface Opened {
  environment: Environment
  database: Database
  assets: Assets
  jobProgram: JobProgram | null
}

async function serve(opened: Opened, options: StartOptions): Promise<Running> {
  const { environment, database } = opened
  const outages = reportOutagesOnce(reportEach, log)
  const { files, seeded } = await prepare(opened)
  const stopClock = await followClock(database, warn)
  const bus = await createBus(database, environment.databaseUrl, options.databasePatience)
  try {
    const { patience, quiet, takeOver, vite } = options
    const app = await createApp({ ...opened, bus, files, publicDir: PUBLIC_DIR, report: outages.report, patience, quiet })
    if (vite) developmentAssets(app.fastify, vite)
    await takeOver?.()
    const host = environment.host ?? (seeded.hasDemoPasswords ? '127.0.0.1' : '0.0.0.0')
    const url = await listen(app.fastify, environment, host)
    if (!quiet) announce({ url, environment, seeded, settings: app.settings.values, host })
    if (!quiet && environment.isProduction && !process.stdout.isTTY) logAsJson()
    const stopChecking = environment.databaseUrl || quiet ? async () => {} : checkFile(fileIn(environment), warn)
    const close = async () => {
      await stopListening(app.fastify)
      await bus.close()
      // Its connection may not write: were it the last one, parts of the database would stay beside the file.
      await stopChecking()
      await database.close()
      stopClock()
      outages.stop()
    }
    return { url, app, database, close }
  } catch (error) {
    stopClock()
    await bus.close()
    throw error
  }
}

/** Brings the database and the store of uploads to the state that this version needs. */
async function prepare({ environment, database }: Opened) {
  await migrate(database)
  await makeShrinkable(database)
  await renewTermIndexes(database, database.now())
  await renewUses(database)
  const files = openFileStore(environment)
  await refuseMoved(database.read, files)
  await claimStore(database, files.objects, warn)
  await rememberPlace(database, files)
  const seeded = await seed({ environment, database, files })
  await renewSortKeys(database)
  return { files, seeded }
}
