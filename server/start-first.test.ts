import { chmodSync, cpSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { markAsDemo } from './testing/mark-as-demo.ts'
import { programFolder, startProgram, type Program } from './testing/program.ts'

let folder: string
beforeAll(async () => {
  folder = await programFolder()
})
afterAll(() => rmSync(folder, { recursive: true }))

let dataDir: string
const running: Program[] = []
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'portico-first-'))
})
afterEach(async () => {
  for (const program of running.splice(0)) {
    program.kill()
    await program.ended
  }
  rmSync(dataDir, { recursive: true })
})

async function run(env: NodeJS.ProcessEnv) {
  const program = startProgram(folder, { DATA_DIR: dataDir, ...env })
  running.push(program)
  const url = await program.url
  await expect.poll(() => program.output()).toMatch(/running at[^]*\n\n/)
  const post = async (at: string, body: unknown) => {
    const response = await fetch(url + at, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
    return { status: response.status, body: (await response.json()) as { result: { accessToken: string; userId: number } } }
  }
  const signIn = (username: string, password: string) => post('/abp/TokenAuth/Authenticate', { username, password })
  const site = async (name: string) =>
    ((await (await fetch(`${url}/api/portal/${name}`)).json()) as { result: never }).result as { title: string; totalCount: number }
  return { program, url, post, signIn, site }
}

async function stop(program: Program) {
  program.kill()
  expect(await program.ended).toBe(0)
}

const isOpen = (host: string, url: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ host, port: Number(new URL(url).port) })
    socket
      .once('connect', () => {
        socket.destroy()
        resolve(true)
      })
      .once('error', () => resolve(false))
  })

describe('A production start', () => {
  const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://www.example.com' }
  const token = (program: Program) => /https:\/\/www\.example\.com\/#\/setup\?token=([\w-]{20,})\s/.exec(program.output())?.[1]

  test('A-06c B-04c makes no account and no company, prints a link that makes the first administrator once, listens on every address since nobody knows a password, and hides its files from the other users of the machine, also those of an older start', async () => {
    const files = ['', 'portico.db', 'portico.db-wal']
    const open = () => files.filter((name) => (statSync(path.join(dataDir, name)).mode & 0o077) !== 0)
    chmodSync(dataDir, 0o755)
    const { program, url, post, signIn, site } = await run(production)
    expect(open()).toEqual([])
    expect([await isOpen('127.0.0.1', url), await isOpen('127.0.0.2', url)]).toEqual([true, true])
    expect(program.output()).not.toMatch(/demo|123qwe|Sign in as/)
    expect((await signIn('admin', '123qwe')).status).toBe(400)
    expect((await site('site')).title).toBe('Portico')
    expect((await site('listnews')).totalCount).toBe(0)
    const given = { token: token(program), userName: 'chief', password: 'Sesame-7' }
    expect((await post('/abp/TokenAuth/SetUp', { ...given, token: 'x'.repeat(43) })).status).toBe(403)
    expect((await post('/abp/TokenAuth/SetUp', { ...given, password: '123qwe' })).status).toBe(400)
    expect((await post('/abp/TokenAuth/SetUp', given)).status).toBe(200)
    expect((await post('/abp/TokenAuth/SetUp', { ...given, userName: 'thief' })).status).toBe(403)
    expect((await signIn('chief', 'Sesame-7')).status).toBe(200)
    await stop(program)
    for (const name of ['', 'portico.db']) chmodSync(path.join(dataDir, name), 0o755)
    const again = await run(production)
    expect(open()).toEqual([])
    expect(again.program.output()).not.toContain('WARNING')
    expect(token(again.program)).toBeUndefined()
    expect((await again.signIn('chief', 'Sesame-7')).status).toBe(200)
  })

  test('B-05e nodes that start together print a link each, and each works on every node until the first is used', async () => {
    const nodes = [await run(production), await run(production), await run(production)]
    const links = nodes.map(({ program }) => token(program))
    expect(new Set(links).size).toBe(3)
    const setUp = (node: number, link: number, password: string) =>
      nodes[node]!.post('/abp/TokenAuth/SetUp', { token: links[link], userName: 'chief', password })
    // A right link with a weak password gets the reason about the password, which shows that the link is known.
    for (const link of [0, 1, 2]) expect((await setUp(2 - link, link, '123456')).status).toBe(400)
    expect((await setUp(1, 0, 'Sesame-7')).status).toBe(200)
    for (const link of [0, 1, 2]) expect((await setUp(0, link, 'Sesame-7')).status).toBe(403)
  })

  test('B-04a takes ADMIN_PASSWORD, once and silently: a later value changes nothing; it refuses to open a site with the demo’s passwords to others, and tells the operator what to do', async () => {
    const { program, signIn } = await run({ ...production, ADMIN_PASSWORD: 'Sesame-7' })
    expect(program.output()).not.toMatch(/Sesame-7|setup/)
    expect((await signIn('admin', 'Sesame-7')).status).toBe(200)
    await stop(program)
    const next = await run({ ...production, ADMIN_PASSWORD: 'Another-8' })
    expect((await next.signIn('admin', 'Another-8')).status).toBe(400)
    expect((await next.signIn('admin', 'Sesame-7')).status).toBe(200)
    await stop(next.program)
    markAsDemo(dataDir)
    // The other addresses are tried in `start-refusals.test.ts`.
    const refused = startProgram(folder, { DATA_DIR: dataDir, ...production })
    expect(await refused.ended).toBe(1)
    expect(refused.output()).toMatch(/^PUBLIC_URL=[^\n]*npm run portico -- reset-password[^\n]*\.\n$/)
  })

  test(
    'seeds the invented company only when SEED=demo asks for it, and even then none of its accounts',
    { tags: ['whole'], timeout: 60_000 },
    async () => {
      const { program, signIn, site } = await run({ ...production, SEED: 'demo' })
      expect((await site('listnews')).totalCount).toBeGreaterThan(3)
      for (const name of ['admin', 'editor', 'viewer']) expect((await signIn(name, '123qwe')).status).toBe(400)
      expect(program.output()).not.toContain('123qwe')
      expect(token(program)).toBeDefined()
    },
  )
})

describe('A first start to look around', () => {
  test('P-14b A-06b shows a whole site, says how to sign in, and listens on loopback only', async () => {
    const { program, url, signIn, site } = await run({})
    expect(program.output()).toContain('admin, editor or viewer with the password 123qwe')
    expect(program.output()).not.toContain('WARNING')
    expect((await site('site')).title).not.toBe('Portico')
    for (const name of ['admin', 'editor', 'viewer']) expect((await signIn(name, '123qwe')).status).toBe(200)
    expect([await isOpen('127.0.0.1', url), await isOpen('127.0.0.2', url)]).toEqual([true, false])
  }, 60_000)

  test(
    "A-06b with the demo's passwords it listens on loopback only, unless HOST says otherwise: then it warns",
    { tags: ['whole'], timeout: 60_000 },
    async () => {
      cpSync(inject('emptySites').sqlite.dataDir, dataDir, { recursive: true })
      markAsDemo(dataDir)
      const open = await run({ HOST: '0.0.0.0' })
      await expect.poll(() => open.program.output()).toMatch(/WARNING: HOST=0\.0\.0\.0 .*demo's passwords/)
      expect(await isOpen('127.0.0.2', open.url)).toBe(true)
      await stop(open.program)

      const local = await run({ HOST: 'localhost' })
      expect(local.program.output()).not.toContain('WARNING')
      await stop(local.program)

      // A site that was a demo and is now meant seriously is no safer for it.
      const production = await run({ NODE_ENV: 'production' })
      expect(await isOpen('127.0.0.2', production.url)).toBe(false)
    },
  )
})
