import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { start } from './start.ts'
import { StartProblem } from './config/start-problem.ts'
import { createDatabase, dropDatabase } from './testing/databases.ts'
import { markAsDemo } from './testing/mark-as-demo.ts'
import { programFolder, startProgram } from './testing/program.ts'
import { NO_ASSETS } from './testing/site.ts'

const SENTENCE = /^[A-Z][^\n]+\.\n?$/

async function onServer(url: string, statement: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

let parent: string
let dataDir: string
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'portico-refused-'))
  dataDir = path.join(parent, 'data')
})
afterEach(() => rmSync(parent, { recursive: true }))

/** The sentence with which the start refuses; it must not have started. */
async function refusal(env: NodeJS.ProcessEnv): Promise<string> {
  const running = await start({ PORT: '0', DATA_DIR: dataDir, SEED: 'empty', ...env }, { quiet: true, assets: NO_ASSETS }).catch(
    (error: unknown) => error,
  )
  if (running instanceof StartProblem) {
    expect(running.message).toMatch(SENTENCE)
    return running.message
  }
  if (!(running instanceof Error)) await (running as Awaited<ReturnType<typeof start>>).close()
  throw running instanceof Error ? running : new Error('It started')
}

describe('A wrong setting', () => {
  test.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['PORT', ''],
    ['NODE_ENV', 'prod'],
    ['DATA_DIR', ' '],
    ['DATABASE_URL', 'mysql://user:sesame@host/name'],
    ['DATABASE_URL', 'postgres://'],
    ['DATABASE_URL', 'postgres://user:sesame@ho st/x'],
    ['DATABASE_URL', 'postgres://user:sesame@host:port/x'],
    ['DATABASE_POOL', '1'],
    ['DATABASE_POOL', 'many'],
    ['DEMO', 'yes'],
    ['ADMIN_PASSWORD', 'sesam'],
    ['ADMIN_PASSWORD', 'sesame'.repeat(30)],
    ['ADMIN_PASSWORD', '123qwe'],
    ['ADMIN_PASSWORD', 'Password1'],
    ['PUBLIC_URL', 'www.example.com'],
    ['PUBLIC_URL', 'ftp://example.com'],
    ['PUBLIC_URL', 'https://'],
    ['TRUST_PROXY', 'everyone'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['TIME_ZONE', 'Mars/Olympus'],
    ['SITE_LANGUAGE', 'fr'],
    ['APP_TITLE', ' '],
    ['REMOTE_MENUS', 'maybe'],
    ['DEFAULT_THEME', 'blue'],
    ['SEED', 'everything'],
    ['HOST', 'no host at all'],
    ['INDEXNOW_KEY', 'sesame'],
    ['INDEXNOW_KEY', 'sesame/../../key'],
    ['INDEXNOW_URL', 'bing.com'],
    ['BAIDU_PUSH_TOKEN', 'sesame&site='],
    ['BAIDU_PUSH_URL', 'ftp://data.example.com'],
    ['WEB_LOG_DAYS', '0'],
    ['LOGIN_LOG_DAYS', '3651'],
    ['AUDIT_LOG_DAYS', 'for ever'],
    ['WEB_LOG_ROWS', '1e9'],
  ])('%s=%j names itself, in one sentence, and nothing is made', async (name, value) => {
    const said = await refusal({ [name]: value })
    expect(said).toContain(name)
    if (name === 'ADMIN_PASSWORD') expect(said).not.toContain(value)
    expect(said).not.toContain('sesame')
    expect(readdirSync(parent)).toEqual([])
  })

  test.each(['INDEXNOW_KEY', 'BAIDU_PUSH_TOKEN'])(
    'P-13 %s without PUBLIC_URL names both: search engines are told full addresses',
    async (name) => {
      const said = await refusal({ [name]: 'sesame12345' })
      for (const setting of [name, 'PUBLIC_URL']) expect(said).toContain(setting)
      expect(said).not.toContain('sesame')
      expect(readdirSync(parent)).toEqual([])
    },
  )

  test('B-04a a public address with the demo’s accounts is refused before they are made: the next start begins anew', async () => {
    const said = await refusal({ SEED: 'demo', PUBLIC_URL: 'https://www.example.com' })
    for (const way of ['NODE_ENV=production', 'DEMO=1', 'reset-password']) expect(said).toContain(way)
    expect(readdirSync(path.join(dataDir, 'uploads')).filter((name) => !name.startsWith('.'))).toEqual([])
    const env = { PORT: '0', DATA_DIR: dataDir, NODE_ENV: 'production', PUBLIC_URL: 'https://www.example.com' }
    const running = await start(env, { quiet: true, assets: NO_ASSETS })
    const { result } = (await (await fetch(`${running.url}/api/portal/listnews`)).json()) as { result: { totalCount: number } }
    expect(result.totalCount).toBe(0)
    await running.close()
  })

  test('B-04a a weak ADMIN_PASSWORD is refused too where a site waits for its first administrator, and none is looked at once there is one', async () => {
    const env = { PORT: '0', DATA_DIR: dataDir, SEED: 'empty', NODE_ENV: 'production', PUBLIC_URL: 'https://www.example.com' }
    const starts = async (more: NodeJS.ProcessEnv) => (await start({ ...env, ...more }, { quiet: true, assets: NO_ASSETS })).close()
    await starts({})
    expect(await refusal({ ...env, ADMIN_PASSWORD: 'Password1' })).toContain('ADMIN_PASSWORD')
    await starts({ ADMIN_PASSWORD: 'Sesame-7' })
    await starts({ ADMIN_PASSWORD: 'Password1' })
  })

  test('B-04a the demo’s passwords are refused to others under any address, and allowed on this machine and in a public demo', async () => {
    const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://www.example.com' }
    cpSync(inject('emptySites').sqlite.dataDir, dataDir, { recursive: true })
    markAsDemo(dataDir)
    for (const env of [production, { PUBLIC_URL: 'http://intranet.example.com' }, { PUBLIC_URL: 'https://localhost' }])
      expect(await refusal(env)).toMatch(/^PUBLIC_URL=.*npm run portico -- reset-password/)
    for (const env of [{}, { ...production, DEMO: '1' }])
      await (await start({ PORT: '0', DATA_DIR: dataDir, ...env }, { quiet: true, assets: NO_ASSETS })).close()
  })

  test('what is wrong is shown, so that one sees the slip', async () => {
    expect(await refusal({ PORT: '3OOO' })).toContain('"3OOO"')
  })
})

const taken: Server[] = []
/** Listens on a free port of a host, which is then in use until the test ends. */
const take = (host: string) =>
  new Promise<string>((resolve) => {
    const server = createServer().listen(0, host, () => resolve(String((server.address() as AddressInfo).port)))
    taken.push(server)
  })
afterEach(() => taken.splice(0).forEach((server) => server.close()))

describe('What stands in the way of a start', () => {
  test.each(['127.0.0.1', '0.0.0.0', '::'])('a port that a program listens on at %s: one sentence, no data folder', async (host) => {
    const PORT = await take(host)
    for (const env of [{}, { NODE_ENV: 'production' }, { HOST: '0.0.0.0' }]) {
      const said = await refusal({ PORT, ...env })
      expect(said).toContain(`Port ${PORT} is in use`)
    }
    expect(readdirSync(parent)).toEqual([])
  })

  test('a data folder that is a file', async () => {
    writeFileSync(dataDir, 'mine')
    expect(await refusal({})).toContain(dataDir)
    expect(readFileSync(dataDir, 'utf8')).toBe('mine')
  })

  test('a data folder below a file', async () => {
    writeFileSync(dataDir, 'mine')
    expect(await refusal({ DATA_DIR: path.join(dataDir, 'inner') })).toContain('inner')
    expect(readFileSync(dataDir, 'utf8')).toBe('mine')
  })

  test.each([
    ['is no database at all', Buffer.from('These are the notes of a meeting.\n'.repeat(200))],
    ['was cut off', Buffer.concat([Buffer.from('SQLite format 3\0'), Buffer.alloc(84, 7)])],
    [
      'is full of noise',
      Buffer.concat([Buffer.from('SQLite format 3\0\x10\0\x02\x02\0\x40\x20\x20', 'latin1'), Buffer.alloc(20_000, 0xa5)]),
    ],
  ])('a database file that %s stays byte for byte as it was', async (_, bytes) => {
    mkdirSync(dataDir)
    const file = path.join(dataDir, 'portico.db')
    writeFileSync(file, bytes)
    expect(await refusal({})).toContain(file)
    expect(readFileSync(file).equals(bytes)).toBe(true)
    expect(readdirSync(dataDir)).toEqual(['portico.db'])
  })

  test('B-09 an empty database file is refused instead of taken for a new site, and the other files of the folder are left alone', async () => {
    mkdirSync(path.join(dataDir, 'uploads', 'abc'), { recursive: true })
    const file = path.join(dataDir, 'portico.db')
    writeFileSync(file, '')
    expect(await refusal({})).toContain(file)
    expect(readFileSync(file).byteLength).toBe(0)
    expect(readdirSync(dataDir).toSorted()).toEqual(['portico.db', 'uploads'])
    expect(readdirSync(path.join(dataDir, 'uploads'))).toEqual(['abc'])
  })

  test('a database file with broken pages stays byte for byte as it was', async () => {
    const whole = await start({ PORT: '0', DATA_DIR: dataDir, SEED: 'empty' }, { quiet: true, assets: NO_ASSETS })
    await whole.close()
    const file = path.join(dataDir, 'portico.db')
    const bytes = readFileSync(file)
    // The schema is on the first pages; all that follows is lost.
    bytes.fill(0xa5, 16 * 4096)
    writeFileSync(file, bytes)
    await refusal({})
    expect(readFileSync(file).equals(bytes)).toBe(true)
  })

  test('a PostgreSQL that is not there: no data folder, and its password is not told', async () => {
    const said = await refusal({ DATABASE_URL: 'postgres://portico:sesame@127.0.0.1:1/portico' })
    expect(said).toContain('DATABASE_URL')
    expect(said).not.toContain('sesame')
    expect(readdirSync(parent)).toEqual([])
  })

  test('a PostgreSQL whose name leads nowhere', async () => {
    const said = await refusal({ DATABASE_URL: 'postgres://portico:sesame@no-such-host.invalid/portico' })
    expect(said).toContain('DATABASE_URL')
    expect(said).not.toContain('sesame')
  })
})

describe('What a program in the terminal says', () => {
  let folder: string
  beforeAll(async () => {
    folder = await programFolder()
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  /** Runs the real program, which must end with 1 after one sentence; tells the sentence. */
  async function refused(env: NodeJS.ProcessEnv, as?: { uid: number; gid: number }) {
    const program = startProgram(folder, { DATA_DIR: dataDir, ...env }, as)
    expect(await program.ended).toBe(1)
    expect(program.output()).toMatch(SENTENCE)
    return program.output()
  }

  test('a wrong setting: one sentence, exit code 1, no data folder', async () => {
    expect(await refused({ PORT: 'eighty' })).toContain('PORT')
    expect(await refused({ DATABASE_URL: 'mysql://user:sesame@host/name' })).not.toContain('sesame')
    expect(readdirSync(parent)).toEqual([])
  })

  test('a port in use: one sentence, exit code 1, no data folder', async () => {
    const PORT = await take('127.0.0.1')
    expect(await refused({ PORT })).toContain(`Port ${PORT} is in use`)
    expect(readdirSync(parent)).toEqual([])
  })

  // The rights of a folder bind everybody but root, so root tries as somebody else.
  const somebody =
    process.getuid?.() === 0
      ? { uid: Number(execFileSync('id', ['-u', 'nobody'])), gid: Number(execFileSync('id', ['-g', 'nobody'])) }
      : undefined

  test.each([
    ['read-only', 0o555],
    ['unreadable', 0o333],
    ['closed', 0o000],
  ])('a data folder that is %s', async (_, mode) => {
    chmodSync(parent, 0o755)
    mkdirSync(dataDir)
    if (somebody) chownSync(dataDir, somebody.uid, somebody.gid)
    chmodSync(dataDir, mode)
    expect(await refused({}, somebody)).toContain(dataDir)
    chmodSync(dataDir, 0o755)
    expect(readdirSync(dataDir)).toEqual([])
  })

  test('a data folder that cannot be made', async () => {
    chmodSync(parent, 0o555)
    expect(await refused({}, somebody)).toContain(dataDir)
    expect(existsSync(dataDir)).toBe(false)
  })

  test('B-09 a PostgreSQL that takes no more connections: the start fails with one sentence that names the setting', async () => {
    const url = await createDatabase()
    const role = `one_${randomBytes(4).toString('hex')}`
    await onServer(url, `create role ${role} login password 'sesame' connection limit 1; grant all on schema public to ${role}`)
    const DATABASE_URL = Object.assign(new URL(url), { username: role, password: 'sesame' }).href
    const said = await refused({ DATABASE_URL })
    expect(said).toContain('DATABASE_POOL')
    expect(said).not.toContain('sesame')
    await dropDatabase(url)
    await onServer(inject('postgres'), `drop role ${role}`)
  })

  test('B-09 a database file with one broken page is served as far as it is intact, and the operator is told', async () => {
    const whole = await start({ PORT: '0', DATA_DIR: dataDir, SEED: 'empty' }, { quiet: true, assets: NO_ASSETS })
    const { rows } = await sql<{ rootpage: number }>`select rootpage from sqlite_schema where name = 'enquiry'`.execute(whole.database.read)
    await whole.close()
    const file = path.join(dataDir, 'portico.db')
    const bytes = readFileSync(file)
    bytes.fill(0xa5, (rows[0]!.rootpage - 1) * 4096, rows[0]!.rootpage * 4096)
    writeFileSync(file, bytes)
    const program = startProgram(folder, { DATA_DIR: dataDir })
    expect((await fetch(`${await program.url}/api/portal/site`)).status).toBe(200)
    await expect.poll(() => program.output()).toContain(`The database file ${file} is damaged`)
    program.kill()
    expect(await program.ended).toBe(0)
  })
})
