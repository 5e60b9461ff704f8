import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openDatabase } from '../../db/open.ts'
import type { Database } from '../../db/engine.ts'
import { migrate } from '../../db/migrations/migrate.ts'
import { readEnvironment } from '../../config/environment.ts'
import { readSetting } from '../../db/settings.ts'
import { start } from '../../start.ts'
import { createDatabase, dropDatabase } from '../../testing/databases.ts'
import { NO_ASSETS, onAnyEngine, siteEnvironment } from '../../testing/site.ts'
import { collectUploads } from './collect.ts'
import { claimStore, uploadIdsIn } from './store-identity.ts'
import { diskObjects } from './objects/disk-objects.ts'
import { newUploadId } from './store.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const IDENTITY = 'storeIdentity'

// Each collection here is a day after the one before, far ahead of those of the running server.
let days = 1000
const nextDay = () => Date.now() + days++ * DAY_MS

/** Returns all files and folders of a store except the mark. */
const everything = (root: string) => (readdirSync(root, { recursive: true }) as string[]).filter((name) => !name.startsWith('.')).sort()
const setAside = (root: string) =>
  existsSync(path.join(root, '.set-aside'))
    ? (readdirSync(path.join(root, '.set-aside'), { recursive: true }) as string[]).map((name) => path.basename(name))
    : []

function age(root: string, ids: string[], now: number, daysOld: number) {
  const moment = (now - daysOld * DAY_MS) / 1000
  for (const id of ids) utimesSync(path.join(root, id), moment, moment)
}

function addFolder(root: string): string {
  const id = newUploadId()
  mkdirSync(path.join(root, id))
  writeFileSync(path.join(root, id, 'original'), `only copy of ${id}`)
  return id
}

const row = (id: string) => ({
  id,
  kind: 'file' as const,
  type: 'application/octet-stream',
  name: 'report.pdf',
  size: 1,
  width: null,
  height: null,
  placeholder: null,
  creatorUserId: null,
  creationTime: 0,
})

function look(database: Database, root: string, now = nextDay()) {
  const said: string[] = []
  return collectUploads({ database, files: { root, objects: diskObjects(root) }, now, say: (line) => said.push(line) }).then(() => said)
}

onAnyEngine('Uploads that no row names', (site) => {
  let root: string
  let named: string[]
  beforeAll(async () => {
    root = path.join(site.dataDir, 'uploads')
    named = Array.from({ length: 25 }, () => addFolder(root)).sort()
    await site.database.write.insertInto('upload').values(named.map(row)).execute()
  })

  test('B-08b are set aside with a manifest after thirty days without a change, and not a day before', async () => {
    const id = addFolder(root)
    const now = nextDay()
    age(root, named, now, 400)
    age(root, [id], now, 29)
    expect(await look(site.database, root, now)).toEqual([])
    expect([existsSync(path.join(root, id)), setAside(root)]).toEqual([true, []])

    const later = nextDay()
    age(root, [id], later, 31)
    const said = await look(site.database, root, later)
    expect(said).toEqual([expect.stringContaining('set aside')])
    expect((await uploadIdsIn(diskObjects(root))).sort()).toEqual(named)
    const day = new Date(later).toISOString().slice(0, 10)
    expect(readFileSync(path.join(root, '.set-aside', day, id, 'original'), 'utf8')).toBe(`only copy of ${id}`)
    const manifest = readFileSync(path.join(root, '.set-aside', day, 'manifest.jsonl'), 'utf8')
      .trim()
      .split('\n')
    expect(manifest.map((line) => JSON.parse(line))).toEqual([
      {
        id,
        size: `only copy of ${id}`.length,
        when: new Date(later).toISOString(),
        reason: 'no row of the database names it',
        identity: await readSetting(site.database.read, IDENTITY),
      },
    ])
  })

  test('B-08a are left where they are when there are too many: an older copy of the database loses nothing', async () => {
    await site.database.write.deleteFrom('upload').where('id', 'in', named.slice(5)).execute()
    const now = nextDay()
    age(root, named, now, 31)
    const before = everything(root)
    const said = await look(site.database, root, now)
    expect(said).toEqual([expect.stringContaining(`${named.length - 5} of ${named.length} uploads`)])
    expect(everything(root)).toEqual(before)
    await site.database.write.insertInto('upload').values(named.slice(5).map(row)).execute()
  })

  test('B-08b come back by the next start when the database names them again', async () => {
    const [id] = named as [string]
    await site.database.write.deleteFrom('upload').where('id', '=', id).execute()
    const now = nextDay()
    age(root, [id], now, 31)
    await look(site.database, root, now)
    expect([existsSync(path.join(root, id)), setAside(root).includes(id)]).toEqual([false, true])

    await site.database.write.insertInto('upload').values(row(id)).execute()
    const again = await start(site.env, { quiet: true, assets: NO_ASSETS })
    try {
      await expect.poll(() => existsSync(path.join(root, id, 'original'))).toBe(true)
    } finally {
      await again.close()
    }
    expect(setAside(root)).not.toContain(id)
    expect((await fetch(`${site.url}/media/${id}`)).status).toBe(200)
  })

  test('B-08 files that were never finished go after an hour, and only those', async () => {
    const now = nextDay()
    const unfinished = ['.waiting/old', '.making/old', `${named[1]}/old.part`].map((name) => path.join(root, name))
    const others = ['.waiting/young', '.making/young', `${named[1]}/young.part`, `${named[1]}/320.jpg`].map((name) => path.join(root, name))
    for (const name of ['.waiting', '.making']) mkdirSync(path.join(root, name), { recursive: true })
    for (const file of [...unfinished, ...others]) writeFileSync(file, 'half')
    for (const file of unfinished) utimesSync(file, (now - 2 * HOUR_MS) / 1000, (now - 2 * HOUR_MS) / 1000)
    for (const file of others) utimesSync(file, now / 1000, now / 1000)
    await look(site.database, root, now)
    expect([...unfinished, ...others].map((file) => existsSync(file))).toEqual([false, false, false, true, true, true, true])
    for (const file of others) rmSync(file)
  })

  test('B-08a a site of an older version without a mark keeps its files and gets a mark', async () => {
    const before = await readSetting(site.database.read, IDENTITY)
    const say = vi.fn<(line: string) => void>()
    await site.database.write.deleteFrom('setting').where('name', '=', IDENTITY).execute()
    await claimStore(site.database, diskObjects(root), say)
    // Only the database had lost its mark, as in an old copy: it takes the mark of the folder.
    expect(await readSetting(site.database.read, IDENTITY)).toBe(before)

    await site.database.write.deleteFrom('setting').where('name', '=', IDENTITY).execute()
    rmSync(path.join(root, '.store'))
    await claimStore(site.database, diskObjects(root), say)
    const identity = await readSetting(site.database.read, IDENTITY)
    expect(readFileSync(path.join(root, '.store'), 'utf8').trim()).toBe(identity)
    expect([identity === before, say.mock.calls]).toEqual([false, []])
  })

  describe('with a start on another database', () => {
    let env: NodeJS.ProcessEnv
    beforeAll(async () => {
      // As if DATABASE_URL were forgotten, or set to a new database.
      env = siteEnvironment({ DATA_DIR: site.dataDir, DATABASE_URL: site.engine === 'postgres' ? '' : await createDatabase() })
    })
    afterAll(() => (env['DATABASE_URL'] ? dropDatabase(env['DATABASE_URL']) : undefined))

    test('B-08a stay, every one, and the operator is told', async () => {
      const now = nextDay()
      age(root, named, now, 400)
      const before = everything(root)
      const told = vi.spyOn(console, 'log').mockImplementation(() => {})
      const wrong = await start(env, { quiet: true, assets: NO_ASSETS })
      const database = await openDatabase(readEnvironment(env))
      try {
        expect(told.mock.calls.flat().join('\n')).toMatch(/belong to another database .*Check DATABASE_URL and DATA_DIR/)
        expect(await look(database, root, now)).toEqual([])
        // They stay even if the wrong database has uploads of its own meanwhile.
        const id = addFolder(root)
        await database.write.insertInto('upload').values(row(id)).execute()
        await claimStore(database, diskObjects(root), () => {})
        expect(await look(database, root)).toEqual([])
        expect(everything(root)).toEqual([...before, id, path.join(id, 'original')].sort())
        rmSync(path.join(root, id), { recursive: true })
      } finally {
        told.mockRestore()
        await database.close()
        await wrong.close()
      }
      expect((await fetch(`${site.url}/media/${named[0]}`)).status).toBe(200)
      const say = vi.fn<(line: string) => void>()
      await claimStore(site.database, diskObjects(root), say)
      expect(say).not.toHaveBeenCalled()
    })

    test('B-08a stay when the folder has no mark yet', async () => {
      const dataDir = mkdtempSync(path.join(tmpdir(), 'portico-unmarked-'))
      const unmarked = path.join(dataDir, 'uploads')
      cpSync(root, unmarked, { recursive: true })
      rmSync(path.join(unmarked, '.store'))
      const databaseUrl = await createDatabase()
      const database = await openDatabase(readEnvironment({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl }))
      try {
        await migrate(database)
        const said: string[] = []
        for (let turn = 0; turn < 2; turn++) {
          await claimStore(database, diskObjects(unmarked), (line) => said.push(line))
          expect(await look(database, unmarked)).toEqual([])
        }
        expect(said).toEqual([expect.stringContaining('unknown database'), expect.stringContaining('unknown database')])
        expect([everything(unmarked), existsSync(path.join(unmarked, '.store'))]).toEqual([everything(root), false])
      } finally {
        await database.close()
        await dropDatabase(databaseUrl)
        rmSync(dataDir, { recursive: true })
      }
    })
  })
})

test('B-08b three nodes that share a data folder mark it once and set each file aside once', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portico-nodes-'))
  const root = path.join(dataDir, 'uploads')
  const databaseUrl = await createDatabase()
  const open = () => openDatabase(readEnvironment({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl }))
  const nodes = await Promise.all([open(), open(), open()])
  try {
    await migrate(nodes[0])
    const claimed = async () => {
      const said: string[] = []
      await Promise.all(nodes.map((node) => claimStore(node, diskObjects(root), (line) => said.push(line))))
      const identity = await readSetting(nodes[0].read, IDENTITY)
      expect([readFileSync(path.join(root, '.store'), 'utf8').trim(), said]).toEqual([identity, []])
      return identity
    }
    const first = await claimed()
    // Repeats it with a site of an older version without a mark.
    const named = addFolder(root)
    await nodes[0].write.insertInto('upload').values(row(named)).execute()
    await nodes[0].write.deleteFrom('setting').where('name', '=', IDENTITY).execute()
    rmSync(path.join(root, '.store'))
    expect(await claimed()).not.toBe(first)

    const id = addFolder(root)
    const now = nextDay()
    await Promise.all(nodes.map((node) => look(node, root, now)))
    expect(await uploadIdsIn(diskObjects(root))).toEqual([named])
    expect(setAside(root).sort()).toEqual([new Date(now).toISOString().slice(0, 10), id, 'manifest.jsonl', 'original'].sort())
    const [day] = readdirSync(path.join(root, '.set-aside'))
    expect(
      readFileSync(path.join(root, '.set-aside', day!, 'manifest.jsonl'), 'utf8')
        .trim()
        .split('\n'),
    ).toHaveLength(1)
  } finally {
    await Promise.all(nodes.map((node) => node.close()))
    await dropDatabase(databaseUrl)
    rmSync(dataDir, { recursive: true })
  }
})
