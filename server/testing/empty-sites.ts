import { mkdtempSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { readEnvironment } from '../config/environment.ts'
import { migrate } from '../db/migrations/migrate.ts'
import { openDatabase } from '../db/open.ts'
import { start } from '../start.ts'
import './cheap-hashes.ts'
import { createDatabase } from './databases.ts'
import { postgresUrl } from './postgres.ts'
import { UNHURRIED } from './unhurried.ts'
import { callsOf, NO_ASSETS, PASSWORD, signIn, siteEnvironment, urlOf, type Site, type TestEngine } from './site.ts'

/** A site with one admin, one editor and one viewer, who are signed in, and nothing else. */
type EmptySite = Pick<Site, 'dataDir' | 'tokens' | 'ids'> & { databaseUrl: string }

/** A database with every table and not a row. */
type BareDatabase = Pick<EmptySite, 'dataDir' | 'databaseUrl'>

declare module 'vitest' {
  interface ProvidedContext {
    /** The sites that tests begin with copies of; making one anew each time took longer than most tests. */
    emptySites: Record<TestEngine, EmptySite>
    /** The databases of tests that need no site. */
    bareDatabases: Record<TestEngine, BareDatabase>
  }
}

/** Vitest's globalSetup, after that of PostgreSQL. */
export default async function setup(project: TestProject) {
  const bare = { sqlite: await makeBare(), postgres: await makeBare(await postgresUrl()) }
  project.provide('bareDatabases', bare)
  const sites = { sqlite: await makeSite(bare.sqlite), postgres: await makeSite(bare.postgres, await postgresUrl()) }
  project.provide('emptySites', sites)
  const folders = [...Object.values(bare), ...Object.values(sites)].map(({ dataDir }) => dataDir)
  return () => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })))
}

async function makeBare(server?: string): Promise<BareDatabase> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portico-bare-'))
  const databaseUrl = server ? await createDatabase(undefined, '', server) : ''
  const database = await openDatabase(readEnvironment({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl }), { databasePatience: UNHURRIED })
  await migrate(database)
  await database.close()
  return { dataDir, databaseUrl }
}

async function makeSite(bare: BareDatabase, server?: string): Promise<EmptySite> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portico-empty-'))
  await cp(bare.dataDir, dataDir, { recursive: true })
  const databaseUrl = server ? await createDatabase(bare.databaseUrl, '', server) : ''
  const env = siteEnvironment({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl })
  const running = await start(env, { quiet: true, assets: NO_ASSETS, databasePatience: UNHURRIED })
  const made = { tokens: {}, ids: {} } as Pick<Site, 'tokens' | 'ids'>
  await addUsers({ url: urlOf(running), ...made })
  await running.close()
  return { dataDir, databaseUrl, ...made }
}

async function addUsers(site: Pick<Site, 'url' | 'tokens' | 'ids'>) {
  const calls = callsOf(site)
  const enter = async (who: keyof Site['tokens']) => {
    const { token, id } = await signIn(calls, who)
    site.tokens[who] = token
    site.ids[who] = id
  }
  await enter('admin')
  const { body } = await calls.get('/abp/services/app/Role/GetAll', 'admin')
  for (const who of ['editor', 'viewer'] as const) {
    const role = body.result.items.find((item: { name: string }) => item.name === who)
    const values = { userName: who, name: who, emailAddress: `${who}@example.com`, password: PASSWORD, roleIds: [role.id] }
    await calls.post('/abp/services/app/User/Create', values, 'admin')
    await enter(who)
  }
}
