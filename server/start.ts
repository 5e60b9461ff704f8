import type { ViteDevServer } from 'vite'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { createApp, type App } from './app.ts'
import { createBus } from './db/bus.ts'
import { keepPrivate } from './config/data-folder.ts'
import { crowded, damaged, fileIn, openDatabase, type OpenOptions } from './db/open.ts'
import { migrate } from './db/migrations/migrate.ts'
import { checkFile } from './db/check-file.ts'
import { followClock } from './db/clock.ts'
import { makeShrinkable } from './db/space.ts'
import type { Database } from './db/engine.ts'
import { readEnvironment, type Environment } from './config/environment.ts'
import { refuseWeakAdminPassword } from './features/sign-in/first-password.ts'
import { announce } from './announce.ts'
import { developmentAssets } from './pages/development.ts'
import { findAssets, type Assets } from './pages/assets.ts'
import { createFileStore } from './features/uploads/store.ts'
import { claimStore } from './features/uploads/store-identity.ts'
import type { Patience } from './http/connections.ts'
import { log, logAsJson, report as reportEach } from './config/log.ts'
import { reportOutagesOnce } from './outages.ts'
import { listenProblem, refuseTakenPort } from './config/port.ts'
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
/** A request that has not ended by then is cut off. */
const GRACE_MS = 10_000
const SWEEP_MS = 50
/**
 * Connections that the system queues until the server accepts them: when a thousand arrive at once, the default of 511 makes visitors wait a minute.
 */
const BACKLOG = 4096

interface StartOptions extends OpenOptions {
  /** In development Vite serves the sources. */
  vite?: ViteDevServer
  /** Addresses of assets that no build has made: for tests that load none. */
  assets?: Assets
  quiet?: boolean
  /** The time limits for clients; tests use shorter ones. */
  patience?: Partial<Patience>
}

/** Environment → port free? → database → migrations → seeds → app → listen. Each step's failure stops the start and names itself. */
export async function start(env: NodeJS.ProcessEnv, options: StartOptions = {}): Promise<Running> {
  const environment = readEnvironment(env)
  await refuseWeakAdminPassword(environment)
  const assets = options.assets ?? findAssets(PUBLIC_DIR, options.vite)
  await refuseTakenPort(environment)
  const database = await openDatabase(environment, options)
  keepPrivate(environment.dataDir, log)
  try {
    return await serve(environment, database, assets, options)
  } catch (error) {
    await database.close()
    throw damaged(error) ?? crowded(error) ?? error
  }
}

async function serve(environment: Environment, database: Database, assets: Assets, options: StartOptions): Promise<Running> {
  const outages = reportOutagesOnce(reportEach, log)
  await migrate(database)
  await makeShrinkable(database)
  await renewTermIndexes(database, database.now())
  const files = createFileStore(environment.dataDir)
  await claimStore(database, files.root, log)
  const seeded = await seed({ environment, database, files })
  const stopClock = await followClock(database, log)
  const bus = await createBus(database, environment.databaseUrl, options.databasePatience)
  try {
    const { patience, quiet } = options
    const app = await createApp({
      environment,
      database,
      bus,
      files,
      assets,
      publicDir: PUBLIC_DIR,
      report: outages.report,
      patience,
      quiet,
    })
    if (options.vite) developmentAssets(app.fastify, options.vite)
    const host = environment.host ?? (seeded.hasDemoPasswords ? '127.0.0.1' : '0.0.0.0')
    await app.fastify.listen({ port: environment.port, host, backlog: BACKLOG }).catch((error: unknown) => {
      throw listenProblem(error, environment)
    })
    const { port } = app.fastify.server.address() as AddressInfo
    const url = `http://localhost:${port}`
    if (!options.quiet) announce({ url, environment, seeded, host })
    if (!options.quiet && environment.isProduction && !process.stdout.isTTY) logAsJson()
    const stopChecking = environment.databaseUrl || options.quiet ? async () => {} : checkFile(fileIn(environment), log)
    const stopAll = async () => {
      await close(app, bus, database)
      stopClock()
      outages.stop()
      await stopChecking()
    }
    return { url, app, database, close: stopAll }
  } catch (error) {
    stopClock()
    await bus.close()
    throw error
  }
}

async function close(app: App, bus: { close(): Promise<void> }, database: Database) {
  const { server } = app.fastify
  const cut = setTimeout(() => server.closeAllConnections(), GRACE_MS)
  // A connection whose last request has just ended would stay open for another one.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
  await app.fastify.close()
  clearTimeout(cut)
  clearInterval(sweep)
  await bus.close()
  await database.close()
}
