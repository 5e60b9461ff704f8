import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest'
import { readEnvironment } from '../config/environment.ts'
import type { Database } from '../db/engine.ts'
import { openDatabase } from '../db/open.ts'
import { createDatabase, dropDatabase } from './databases.ts'
import { programFolder, startProgram, type Program } from './program.ts'
import { PASSWORD, type TestEngine } from './site.ts'
import { UNHURRIED } from './unhurried.ts'

/** A site whose program is a process of its own, to be killed and started again; each test has a new, empty one. */
export interface KilledSite {
  program: Program
  /** The folder of the program, and the environment that it runs in. */
  folder: string
  env: NodeJS.ProcessEnv
  dataDir: string
  /** A connection to its database, which outlives the program. */
  database: Database
  /** Ends the program by `kill -9`, and waits until it has gone. */
  kill(): Promise<void>
  startAgain(): Promise<void>
  /** The leases of what was killed are over, as they would be in the end: `jobs.test.ts` shows that nobody takes such a job earlier. */
  endLeases(): Promise<void>
}

interface KilledSiteOptions {
  /** Settings on top of the usual ones, read at each start. */
  env?: () => NodeJS.ProcessEnv
  /** Called with the address of the program after each start. */
  started: (url: string) => Promise<void> | void
}

/** Makes such a site before each test of the describe that it is called in. */
export function killedSite(engine: TestEngine, { env = () => ({}), started }: KilledSiteOptions): KilledSite {
  const site = {} as KilledSite
  let [folder, dataDir, databaseUrl] = ['', '', '']
  const environment = () => ({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SEED: 'empty',
    ADMIN_PASSWORD: PASSWORD,
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    WRITES_PER_MINUTE: '1000000',
    ...env(),
  })
  site.startAgain = async () => {
    Object.assign(site, { folder, dataDir, env: environment() })
    site.program = startProgram(folder, site.env)
    await started(await site.program.url)
  }
  site.kill = async () => {
    site.program.kill('SIGKILL')
    await site.program.ended
  }

  site.endLeases = async () =>
    void (await site.database.write.updateTable('job').set({ leaseUntil: 0 }).where('state', '=', 'running').execute())

  beforeAll(async () => {
    folder = await programFolder()
  }, 120_000)
  afterAll(() => rmSync(folder, { recursive: true }))
  beforeEach(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'portico-kill-'))
    const empty = inject('emptySites')[engine]
    cpSync(empty.dataDir, dataDir, { recursive: true })
    databaseUrl = empty.databaseUrl && (await createDatabase(empty.databaseUrl))
    await site.startAgain()
    site.database = await openDatabase(readEnvironment(environment()), { databasePatience: UNHURRIED })
  })
  afterEach(async () => {
    await site.kill()
    await site.database.close()
    if (databaseUrl) await dropDatabase(databaseUrl)
    rmSync(dataDir, { recursive: true, force: true })
  })
  return site
}
