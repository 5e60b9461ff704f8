import { execFileSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnvironment } from '../config/environment.ts'
import type { Database } from '../db/engine.ts'
import { openDatabase } from '../db/open.ts'
import { start } from '../start.ts'
import { createDatabase, dropDatabase } from '../testing/databases.ts'
import {
  callsOf,
  ENGINES,
  NO_ASSETS,
  onBothEngines,
  siteEnvironment,
  urlOf,
  type Reply,
  type Site,
  type TestEngine,
  samplePicture,
} from '../testing/site.ts'
import { move } from './move.ts'
import { readNotes } from './notes.ts'
import { restore, type Place } from './restore.ts'
import { rowsOf, withSnapshot } from './snapshot.ts'
import { sumOf } from './tally.ts'
import { verifyBackup } from './verify.ts'
import { backupsIn, removeOlder, writeBackup, type Backup } from './write.ts'

const APP = '/abp/services/app'
/** Letters that formats of lines and texts are known to lose. */
const HARD = '回家 🏠 \u2028\u2029 "quoted" \\ \t <b>&amp;</b> \u{1F468}\u200D\u{1F469}'
const SUM_UP = 'find tables uploads manifest.json -type f -exec sha256sum {} + > SHA256SUMS'
/** Tables that a running server writes to by itself. */
const BUSY = new Set(['webLog', 'logCount', 'logTotal', 'visit', 'session', 'setting', 'job'])

let scratch: string
beforeAll(() => {
  scratch = mkdtempSync(path.join(tmpdir(), 'portico-backup-'))
})
afterAll(() => rmSync(scratch, { recursive: true }))

let count = 0
const newFolder = () => path.join(scratch, `place-${++count}`)

/** Runs with an empty place on an engine, and clears it away. */
async function inPlace<T>(engine: TestEngine, act: (place: Place, env: NodeJS.ProcessEnv) => Promise<T>): Promise<T> {
  const url = engine === 'postgres' ? await createDatabase() : ''
  const env = siteEnvironment({ DATA_DIR: newFolder(), DATABASE_URL: url })
  const database = await openDatabase(readEnvironment(env))
  try {
    return await act({ database, dataDir: env['DATA_DIR']!, s3: null }, env)
  } finally {
    await database.close()
    if (url) await dropDatabase(url)
  }
}

const sums = (database: Database, without: ReadonlySet<string> = BUSY) =>
  withSnapshot(database, async (snapshot) => {
    const all: Record<string, unknown> = {}
    for (const table of snapshot.tables) if (!without.has(table.name)) all[table.name] = await sumOf(table.columns, rowsOf(snapshot, table))
    return all
  })

/** Makes news in every state, with pictures, hard texts and deleted rows. */
async function fill(site: Site) {
  const at = (method: string, body: object) => site.post(`${APP}/News/${method}`, body, 'editor').then(({ body: reply }) => reply.result)
  const picture = (await site.upload()).body.result[0].url as string
  // Its content is in the folder of another upload (B-117b).
  const [id, by] = [picture, (await site.upload(await samplePicture(90, 60))).body.result[0].url as string].map((url) =>
    url.replace('/media/', ''),
  )
  await site.post(`${APP}/Upload/Replace`, { id, by, contentId: id }, 'editor')
  for (let i = 0; i < 6; i++) {
    const { id, version } = await at('Create', { title: `${HARD} ${i}`, content: `<p>${HARD}</p>`, cover: picture })
    if (i < 4) await at('Publish', { id, version })
    if (i === 5) await at('Delete', { id, version })
  }
  return picture
}

const pagesOf = async (site: Pick<Site, 'get'>) => {
  const pages: [string, unknown][] = []
  for (const at of [
    '/home',
    '/_news',
    '/_newsdetail?id=1',
    '/_newsdetail?id=4',
    '/_newsdetail?id=5',
    '/en/_about',
    '/sitemap.xml',
    '/_search?keyword=回家',
  ]) {
    const { status, body } = await site.get(at)
    pages.push([at, [status, body]])
  }
  return pages
}

/** Turns one bit in the middle of a file. */
function flipByte(file: string) {
  const bytes = readFileSync(file)
  bytes[bytes.length >> 1]! ^= 1
  writeFileSync(file, bytes)
}

/** The first file of an upload in a backup. */
const uploadIn = (folder: string) =>
  execFileSync('find', [path.join(folder, 'uploads'), '-type', 'f'], { encoding: 'utf8' }).split('\n')[0]!

/** The pages that the sitemap of a site names, 200 or all, in its order, each as it is sent. */
async function mappedPages(site: Pick<Site, 'get'>): Promise<[string, Reply['status'], string][]> {
  const { body: map } = await site.get('/sitemap.xml')
  const left = [...String(map).matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)]
    .slice(0, 200)
    .map(([, at], index) => ({ at: at!.replaceAll('&amp;', '&') || '/', index }))
  const pages: [string, Reply['status'], string][] = []
  const read = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const { status, body } = await site.get(next.at)
      pages[next.index] = [next.at, status, body]
    }
  }
  await Promise.all(Array.from({ length: 8 }, read))
  return pages
}

/** Serves a site of the demo while `act` runs. */
async function servingDemo<T>(env: NodeJS.ProcessEnv, act: (site: Pick<Site, 'get'>) => Promise<T>): Promise<T> {
  const running = await start({ ...env, SEED: 'demo', PUBLIC_URL: 'http://localhost' }, { quiet: true, assets: NO_ASSETS })
  try {
    return await act(callsOf({ url: urlOf(running), tokens: {} as never }))
  } finally {
    await running.close()
  }
}

onBothEngines('A backup', (site) => {
  let place: string
  let backup: Backup
  let picture: string
  const inGateOnSqlite = site.engine === 'sqlite' ? {} : { tags: ['whole'] }
  /** From PostgreSQL to PostgreSQL goes the way of the two that the gate tries. */
  const inGateTo = (engine: TestEngine) => (engine === 'postgres' ? inGateOnSqlite : {})
  beforeAll(async () => {
    picture = await fill(site)
    place = newFolder()
    backup = await writeBackup(site.database, { dataDir: site.dataDir, s3: null }, place)
  })

  test('B-67a it holds each table and each file of an upload, readable by its owner alone, with sums that sha256sum accepts', async () => {
    expect(execFileSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: backup.folder }).toString()).toBe('')
    const names = backup.manifest.tables.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['news', 'newsSnapshot', 'user', 'auditLog', 'entityChange', 'upload', 'siteSetting']))
    expect(names.filter((name) => /Terms|Pairs|kysely|sqlite|^session$|oneTimeCode/.test(name))).toEqual([])
    const sizes = await site.database.read.selectFrom('upload').select('size').execute()
    const bytes = sizes.reduce((sum, { size }) => sum + size, 0)
    expect([backup.manifest.uploads, backup.manifest.missing]).toEqual([{ count: 2, bytes }, []])
    expect([place, backup.folder].map((folder) => statSync(folder).mode & 0o777)).toEqual([0o700, 0o700])
  })

  for (const engine of ENGINES)
    test(
      `B-67b restored into an empty place on ${engine} it has the same rows, files and pages, and takes up its numbers`,
      inGateTo(engine),
      async () => {
        const before = await sums(site.database)
        const pages = await pagesOf(site)
        await inPlace(engine, async ({ database, dataDir }, env) => {
          const manifest = await restore(backup.folder, { database, dataDir, s3: null })
          expect(manifest.tables.find(({ name }) => name === 'news')?.rows).toBe(6)
          expect(await sums(database)).toEqual(before)
          const running = await start(env, { quiet: true, assets: NO_ASSETS })
          try {
            const restored = callsOf({ url: urlOf(running), tokens: site.tokens })
            expect(await pagesOf(restored)).toEqual(pages)
            expect(await restored.get(picture)).toMatchObject({ status: 200, body: (await site.get(picture)).body })
            // Everybody signs in again.
            expect((await restored.get(`${APP}/News/GetAll`, 'editor')).status).toBe(401)
            const { token } = await signIn(restored)
            const made = await restored.post(`${APP}/News/Create`, { title: '之后' }, token)
            expect(made.body.result.id).toBe(7)
          } finally {
            await running.close()
          }
        })
      },
    )

  test('B-67c a damaged, missing or added file is named, and the place stays empty', async () => {
    const spoilt = async (change: (folder: string) => void, sentence: RegExp) => {
      const folder = newFolder()
      execFileSync('cp', ['-r', backup.folder, folder])
      change(folder)
      await expect(verifyBackup(folder)).rejects.toThrow(sentence)
      await inPlace('sqlite', async (target) => {
        await expect(restore(folder, target)).rejects.toThrow(sentence)
        expect(await target.database.read.introspection.getTables()).toEqual([])
        expect(existsSync(path.join(target.dataDir, 'uploads'))).toBe(false)
      })
    }
    await spoilt((folder) => appendFileSync(path.join(folder, 'tables/news.ndjson.gz'), 'x'), /news\.ndjson\.gz \(damaged\)/)
    await spoilt((folder) => rmSync(path.join(folder, 'tables/user.ndjson.gz')), /user\.ndjson\.gz \(missing\)/)
    await spoilt((folder) => writeFileSync(path.join(folder, 'uploads/more'), ''), /uploads\/more \(unknown\)/)
    await spoilt((folder) => rmSync(path.join(folder, 'SHA256SUMS')), /is no backup: it holds no SHA256SUMS/)
    await spoilt((folder) => appendFileSync(path.join(folder, 'manifest.json'), ' '), /manifest\.json \(damaged\)/)
    await spoilt((folder) => flipByte(path.join(folder, 'tables/news.ndjson.gz')), /news\.ndjson\.gz \(damaged\)/)
    await spoilt((folder) => flipByte(uploadIn(folder)), /uploads\/\S+ \(damaged\)/)
  })

  test('B-112c an upload that was damaged in an earlier backup is copied anew into the next, which is whole', async () => {
    const folder = newFolder()
    const first = await writeBackup(site.database, { dataDir: site.dataDir, s3: null }, folder)
    const [spoilt, sound] = [uploadIn(first.folder), readFileSync(uploadIn(first.folder))]
    flipByte(spoilt)
    const second = await writeBackup(site.database, { dataDir: site.dataDir, s3: null }, folder)
    await verifyBackup(second.folder)
    expect([readFileSync(uploadIn(second.folder)).equals(sound), readFileSync(spoilt).equals(sound)]).toEqual([true, false])
    await expect(verifyBackup(first.folder)).rejects.toThrow('(damaged)')
  })

  test('B-67c a backup of a newer version is refused by its name', async () => {
    const folder = newFolder()
    execFileSync('cp', ['-r', backup.folder, folder])
    const manifest = path.join(folder, 'manifest.json')
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(backup.manifest.migration, '9999-later'))
    execFileSync('sh', ['-c', SUM_UP], { cwd: folder })
    await expect(verifyBackup(folder)).rejects.toThrow('newer version of Portico (it has 9999-later)')
    expect(readdirSync(scratch).filter((name) => name.startsWith('.verify'))).toEqual([])
  })

  for (const { table, sentence, options } of [
    { table: 'entityChange', sentence: 'The table entityChange is not as the backup says', options: inGateOnSqlite },
    { table: 'user', sentence: 'user', options: {} },
  ])
    test(`B-67d a row of ${table} too few is refused, nothing of the rest stays, and a whole backup may follow`, options, async () => {
      const folder = newFolder()
      execFileSync('cp', ['-r', backup.folder, folder])
      const file = `tables/${table}.ndjson.gz`
      execFileSync('sh', ['-c', `gunzip -c ${file} | head -n -1 | gzip > t && mv t ${file} && ${SUM_UP}`], { cwd: folder })
      await inPlace(site.engine, async (target) => {
        await expect(restore(folder, target)).rejects.toThrow(sentence)
        expect(await target.database.read.selectFrom('news').select('id').execute()).toEqual([])
        expect(await restore(backup.folder, target)).toMatchObject({ migration: backup.manifest.migration })
      })
    })

  test('B-67e a place with a site, or with the uploads of another, is refused and stays as it was', async () => {
    const before = await sums(site.database)
    await expect(restore(backup.folder, { database: site.database, dataDir: site.dataDir, s3: null })).rejects.toThrow(
      'There is a site in that place',
    )
    expect(await sums(site.database)).toEqual(before)
    await inPlace('sqlite', async (target) => {
      const foreign = path.join(target.dataDir, 'uploads/abcdefghijklmnopqrstuvwx')
      execFileSync('mkdir', ['-p', foreign])
      await expect(restore(backup.folder, target)).rejects.toThrow('holds 1 uploads of another site')
    })
  })

  test('B-67f it is one moment of a site that is written to: each row is there with its log, each upload with its file', async () => {
    let isDone = false
    const writers = [0, 1, 2].map(async (writer) => {
      for (let i = 0; !isDone; i++) {
        await site.post(`${APP}/News/Create`, { title: `${writer} ${i}` }, 'editor')
        await site.upload()
      }
    })
    const folder = newFolder()
    const backups: Backup[] = []
    const uploads = async () => (await site.database.read.selectFrom('upload').select('id').execute()).length
    for (let round = 0; round < 2; round++) {
      const before = await uploads()
      await expect.poll(uploads, { timeout: 30_000 }).toBeGreaterThan(before)
      backups.push(await writeBackup(site.database, { dataDir: site.dataDir, s3: null }, folder))
    }
    isDone = true
    await Promise.all(writers)
    for (const { folder: at, manifest } of backups) {
      await verifyBackup(at)
      await inPlace('sqlite', async (target) => {
        await restore(at, target)
        const { read } = target.database
        const news = await read.selectFrom('news').select('id').execute()
        const made = await read
          .selectFrom('entityChange')
          .select('entityId')
          .where('entityType', '=', 'news')
          .where('changeType', '=', 'Created')
          .execute()
        expect(new Set(made.map(({ entityId }) => entityId))).toEqual(new Set(news.map(({ id }) => id)))
        expect(made).toHaveLength(news.length)
        expect([news.length > 6, manifest.missing]).toEqual([true, []])
      })
    }
    const [first, second] = backups.map(({ manifest }) => manifest.uploads.count)
    expect(second).toBeGreaterThan(first!)
    // The files of the first serve the second.
    const links = execFileSync('find', [backups[1]!.folder, '-path', '*/uploads/*', '-links', '+1'], { encoding: 'utf8' })
    expect(links.trim().split('\n')).toHaveLength(first!)
  })

  test('B-67g verified backups are noted in their own site, and the latest stay', async () => {
    expect(await readNotes(site.database.read)).toEqual({ last: null, verified: null, failed: null })
    const folder = newFolder()
    const [old] = [await writeBackup(site.database, { dataDir: site.dataDir, s3: null }, folder)]
    renameSync(old.folder, path.join(folder, 'portico-2020-01-01T000000.000Z'))
    const fresh = await writeBackup(site.database, { dataDir: site.dataDir, s3: null }, folder)
    writeFileSync(path.join(folder, 'notes.txt'), 'mine')
    expect(await removeOlder(folder, 1)).toEqual([path.join(folder, 'portico-2020-01-01T000000.000Z')])
    expect([await backupsIn(folder), readdirSync(folder).toSorted()]).toEqual([[fresh.folder], ['notes.txt', path.basename(fresh.folder)]])
    // What is left of the older one's files is whole.
    await verifyBackup(fresh.folder)
  })

  for (const engine of ENGINES)
    test(`B-67h moved to ${engine} every table has the same count and checksum, and people stay signed in`, inGateTo(engine), async () => {
      await inPlace(engine, async (target, env) => {
        const moved = await move({ database: site.database, dataDir: site.dataDir, s3: null }, target)
        const before = (await sums(site.database)) as Record<string, { rows: number; sha256: string }>
        expect(await sums(target.database)).toEqual(before)
        expect(await sums(target.database, new Set())).toEqual(Object.fromEntries(moved))
        expect(moved.get('news')).toEqual(before['news'])
        expect(moved.get('session')!.rows).toBeGreaterThan(0)
        const running = await start(env, { quiet: true, assets: NO_ASSETS })
        try {
          const there = callsOf({ url: urlOf(running), tokens: site.tokens })
          expect((await there.get(`${APP}/News/GetAll`, 'editor')).status).toBe(200)
          expect((await there.get('/_search?keyword=回家')).body).toBe((await site.get('/_search?keyword=回家')).body)
        } finally {
          await running.close()
        }
        await expect(move({ database: site.database, dataDir: site.dataDir, s3: null }, target)).rejects.toThrow(
          'There is a site in that place',
        )
      })
    })
})

// To draw a demo takes long, so a single engine makes the backup.
test(
  'B-67b each page of the sitemap of a whole site is the same after a restore on either engine, byte by byte',
  { tags: ['whole'], timeout: 360_000 },
  async () => {
    const folder = newFolder()
    const pages = await inPlace(ENGINES[0]!, async ({ database, dataDir }, env) =>
      servingDemo(env, async (demo) => {
        const before = await mappedPages(demo)
        await writeBackup(database, { dataDir, s3: null }, folder)
        return before
      }),
    )
    expect(pages.length).toBeGreaterThan(100)
    expect(pages.filter(([, status]) => status !== 200)).toEqual([])
    const [made] = await backupsIn(folder)
    for (const engine of ENGINES)
      await inPlace(engine, async (target, env) => {
        await restore(made!, target)
        const restored = await servingDemo(env, mappedPages)
        expect(restored.map(([at]) => at)).toEqual(pages.map(([at]) => at))
        expect([engine, restored.filter((page, index) => page.join() !== pages[index]!.join()).map(([at]) => at)]).toEqual([engine, []])
      })
  },
)

async function signIn(site: Pick<Site, 'post'>) {
  const { body } = await site.post('/abp/TokenAuth/Authenticate', { usernameOrEmailAddress: 'admin', password: 'Test-pass-7' })
  return { token: body.result.accessToken as string }
}
