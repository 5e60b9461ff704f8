import { mkdtempSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import type { Database } from '../db/engine.ts'
import { start, type Running } from '../start.ts'
import { openDatabase } from '../db/open.ts'
import { readEnvironment } from '../config/environment.ts'
import { quickFetch, type Heard } from './quick-fetch.ts'
import { createDatabase, dropDatabase } from './databases.ts'
import { UNHURRIED } from './unhurried.ts'

const BOTH_ENGINES = ['sqlite', 'postgres'] as const
export type TestEngine = (typeof BOTH_ENGINES)[number]

/** The engines that tests run on: both, or the one that ENGINE names. */
export const ENGINES = BOTH_ENGINES.filter((engine) => engine === (process.env['ENGINE'] ?? engine))
if (ENGINES.length === 0) throw new Error(`ENGINE may be sqlite or postgres, not ${process.env['ENGINE']}.`)

// These tests read HTML and JSON; the files that a browser would load are tested in browsers.
export const NO_ASSETS = {
  app: { script: '/assets/app.js', style: '/assets/portal.css' },
  staff: {
    script: '/assets/app.js',
    styles: ['/assets/list.css'],
    preload: ['/assets/list.js'],
    words: { 'zh-CN': ['/assets/zh.js'], en: ['/assets/en.js'] },
  },
  plain: { script: '/assets/plain.js', style: '/assets/portal.css' },
  editor: '/assets/editor.js',
}

export const PASSWORD = 'Test-pass-7'
export type Who = 'admin' | 'editor' | 'viewer'

// oxlint-disable-next-line no-explicit-any -- replies are looked into freely by tests
export type Reply = { status: number; headers: Headers; body: any }

/** A running Portico with a database of its own; tests call it over real HTTP. */
export interface Site {
  engine: TestEngine
  url: string
  env: NodeJS.ProcessEnv
  dataDir: string
  running: Running
  /** A second connection to the same database. */
  database: Database
  tokens: Record<Who, string>
  ids: Record<Who, number>
  /** `who` is admin, editor, viewer, or a token. */
  get(path: string, who?: string, headers?: Record<string, string>): Promise<Reply>
  post(path: string, body?: unknown, who?: string, headers?: Record<string, string>): Promise<Reply>
  request(method: string, path: string, init?: { body?: string | FormData; who?: string; headers?: Record<string, string> }): Promise<Reply>
  upload(file?: Buffer, name?: string, who?: string): Promise<Reply>
}

export const siteEnvironment = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  PORT: '0',
  SEED: 'empty',
  ADMIN_PASSWORD: PASSWORD,
  NODE_ENV: 'test',
  HOST: '127.0.0.1',
  PUBLIC_URL: 'https://site.example',
  // Tests write as fast as they can.
  WRITES_PER_MINUTE: '1000000',
  ...env,
})

export const urlOf = ({ url }: Running) => url.replace('localhost', '127.0.0.1')

/** Tests whose subject differs by engine: queries, locks, transactions, migrations, search, the bus. The gate runs them on each. */
export function eachEngine(name: string, tests: (engine: TestEngine) => void) {
  describe.each(ENGINES)(`${name} (%s)`, tests)
}

/**
 * Tests of rules that are the same on every engine: the gate runs them on SQLite, `npm run test:all` on PostgreSQL too. A test among them whose subject differs by
 * engine has the tag `engine`, so the gate runs it on each.
 */
export function anyEngine(name: string, tests: (engine: TestEngine) => void) {
  for (const engine of ENGINES) describe(`${name} (${engine})`, { tags: engine === 'postgres' ? ['twin'] : [] }, () => tests(engine))
}

type SiteTests = (site: Site) => void

/** `eachEngine` on a fresh, empty site with one admin, one editor and one viewer. */
export const onBothEngines = (name: string, tests: SiteTests, env: NodeJS.ProcessEnv = {}) =>
  eachEngine(name, (engine) => onSite(engine, tests, env))

/** Tests of one engine on such a site. */
export const onEngine = (engine: TestEngine, name: string, tests: SiteTests) =>
  describe(`${name} (${engine})`, () => {
    onSite(engine, tests, {})
  })

/** `anyEngine` on such a site. */
export const onAnyEngine = (name: string, tests: SiteTests, env: NodeJS.ProcessEnv = {}) =>
  anyEngine(name, (engine) => onSite(engine, tests, env))

function onSite(engine: TestEngine, tests: SiteTests, env: NodeJS.ProcessEnv) {
  const site = { engine } as Site
  let close: (() => Promise<void>) | undefined
  beforeAll(async () => {
    close = await open(site, env)
  })
  afterAll(() => close?.())
  tests(site)
}

async function open(site: Site, env: NodeJS.ProcessEnv) {
  const { databaseUrl: template, dataDir: from, tokens, ids } = inject('emptySites')[site.engine]
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portico-test-'))
  await cp(from, dataDir, { recursive: true })
  const databaseUrl = template && (await createDatabase(template))
  site.env = siteEnvironment({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...env })
  const running = await start(site.env, { quiet: true, assets: NO_ASSETS, databasePatience: UNHURRIED })
  const database = await openDatabase(readEnvironment(site.env), { databasePatience: UNHURRIED })
  Object.assign(site, { url: urlOf(running), dataDir, running, database, tokens: { ...tokens }, ids: { ...ids } })
  Object.assign(site, callsOf(site))
  return async () => {
    await database.close()
    await running.close()
    if (databaseUrl) await dropDatabase(databaseUrl)
    await rm(dataDir, { recursive: true, force: true })
  }
}

export function callsOf(site: Pick<Site, 'url' | 'tokens'>): Pick<Site, 'get' | 'post' | 'request' | 'upload'> {
  const tokenHeader = (who?: string): Record<string, string> => (who ? { 'x-token': site.tokens[who as Who] ?? who } : {})

  const request: Site['request'] = async (method, at, { body, who, headers } = {}) => {
    const type: Record<string, string> = typeof body === 'string' ? { 'content-type': 'application/json' } : {}
    const sent = { method, headers: { ...type, ...tokenHeader(who), ...headers } }
    const reply =
      body instanceof FormData ? await fetched(site.url + at, { ...sent, body }) : await quickFetch(site.url + at, { ...sent, body })
    const isJson = reply.text !== '' && reply.headers.get('content-type')?.includes('json')
    return { status: reply.status, headers: reply.headers, body: isJson ? JSON.parse(reply.text) : reply.text }
  }

  return {
    request,
    get: (at, who, headers = {}) => request('GET', at, { ...(who ? { who } : {}), headers }),
    post: (at, body = {}, who, headers = {}) => request('POST', at, { body: JSON.stringify(body), ...(who ? { who } : {}), headers }),
    upload: async (file, name = 'picture.png', who = 'editor') => {
      const form = new FormData()
      form.set('file', new Blob([new Uint8Array(file ?? (await samplePicture()))]), name)
      return request('POST', '/abp/services/app/Upload/Picture', { body: form, who })
    },
  }
}

async function fetched(url: string, init: RequestInit): Promise<Heard> {
  const response = await fetch(url, { redirect: 'manual', ...init })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

/** A real PNG of that size, in one colour. */
export const samplePicture = (width = 1300, height = 700, background = '#1890ff') =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

export async function signIn(site: Pick<Site, 'post'>, userName: string, password = PASSWORD): Promise<{ token: string; id: number }> {
  const { body } = await site.post('/abp/TokenAuth/Authenticate', { usernameOrEmailAddress: userName, password })
  return { token: body.result.accessToken, id: body.result.userId }
}
