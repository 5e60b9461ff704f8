import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { start } from '../start.ts'
import './cheap-hashes.ts'
import { createDatabase } from './databases.ts'
import { postgresUrl } from './postgres.ts'
import { UNHURRIED } from './unhurried.ts'
import { BOTH_ENGINES, callsOf, NO_ASSETS, PASSWORD, signIn, siteEnvironment, urlOf, type Site, type TestEngine } from './site.ts'

/** A site with one admin, one editor and one viewer, who are signed in, and nothing else. */
type EmptySite = Pick<Site, 'dataDir' | 'tokens' | 'ids'> & { databaseUrl: string }

declare module 'vitest' {
  interface ProvidedContext {
    /** The sites that tests begin with copies of; making one anew each time took longer than most tests. */
    emptySites: Record<TestEngine, EmptySite>
  }
}

/** Vitest's globalSetup, after that of PostgreSQL. */
export default async function setup(project: TestProject) {
  const sites: [TestEngine, EmptySite][] = []
  for (const engine of BOTH_ENGINES) sites.push([engine, await make(engine)])
  project.provide('emptySites', Object.fromEntries(sites) as Record<TestEngine, EmptySite>)
  return () => Promise.all(sites.map(([, { dataDir }]) => rm(dataDir, { recursive: true, force: true })))
}

async function make(engine: TestEngine): Promise<EmptySite> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portico-empty-'))
  const databaseUrl = engine === 'postgres' ? await createDatabase(undefined, '', await postgresUrl()) : ''
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
