import { existsSync, mkdirSync, readdirSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { orderCollect } from '../features/jobs/collect-work.ts'
import { orderPrune } from '../features/jobs/prune-work.ts'
import { newUploadId } from '../features/uploads/store.ts'
import { jobCalls } from '../testing/jobs.ts'
import { killing, killRounds } from '../testing/kill-during.ts'
import { killedSite } from '../testing/killed-site.ts'
import { fillLogins, numbersBelow } from '../testing/log-rows.ts'
import { sheetOf } from '../testing/sheets.ts'
import { checkFile } from '../testing/signed-logs.ts'
import { callsOf, eachEngine, signIn } from '../testing/site.ts'
import type { JobRow } from './rows.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const TITLES = ['名称', '编码']

eachEngine('The process that does jobs is killed', (engine) => {
  let [token, calls] = ['', {} as ReturnType<typeof jobCalls>]
  let site = {} as ReturnType<typeof callsOf>
  const killed = killedSite(engine, {
    started: async (url) => {
      const place = { url, tokens: {} as never }
      site = callsOf(place)
      token ||= (await signIn(site, 'admin')).token
      calls = jobCalls({ ...place, ...site })
    },
  })
  afterEach(() => {
    token = ''
  })

  const { ended, killDuring, orderAndKill } = killing(killed)

  for (const { often, kills, options } of killRounds(engine))
    describe(often, options, () => {
      // The more kills, the more work.
      const share = Math.ceil(kills / 3)
      const [imported, exported, pruned, signed] = [1000 * share, 20_000 * share, 40_000 * share, 100_000 * share]
      const younger = 2000

      test('B-70a B-71a in an export: each row is in the file once, in the order of the list', async () => {
        await sql`
          insert into "brand" ("name", "code", "isActive", "sort", "version", "creationTime") ${numbersBelow(exported)}
          select '品牌 ' || i, 'e-' || substr(cast(1000000 + i as text), 2), 1, i, 1, 1 from n`.execute(killed.database.write)
        const id = await orderAndKill(() => calls.order({ sorting: 'code desc' }, { who: token }), { kills })
        await ended(id)
        const [, ...rows] = await sheetOf(Buffer.from(await (await calls.download(id, token)).arrayBuffer()), 'csv')
        const expected = Array.from({ length: exported }, (_, at) => `e-${String(at).padStart(6, '0')}`).toReversed()
        expect(rows.map((row) => row.find((cell) => String(cell).startsWith('e-')))).toEqual(expected)
      })

      // The gate kills an export.
      if (often === 'once') return

      test('B-70a B-71e in an import: each row is there once, with its change log, and the job ends', async () => {
        const codes = Array.from({ length: imported }, (_, at) => `k-${at}`)
        const id = await calls.upload([TITLES, ...codes.map((code) => [`品牌 ${code}`, code])], { who: token })
        expect(await killDuring(id, { kills })).toBe(kills)
        await ended(id)
        const made = await killed.database.read.selectFrom('brand').select(['id', 'code']).orderBy('id').execute()
        expect(made.map(({ code }) => code)).toEqual(codes)
        const logged = await killed.database.read
          .selectFrom('entityChange')
          .select('entityId')
          .where('entityType', '=', 'brand')
          .orderBy('entityId')
          .execute()
        expect(logged.map(({ entityId }) => entityId)).toEqual(made.map((row) => row.id))
        expect(await calls.jobOf(id, token)).toMatchObject({
          done: imported,
          total: imported,
          result: { rows: imported, refused: 0 },
          error: null,
        })
      })

      test('B-70a B-70f in the removal of old data: the old rows are gone, and no younger one', async () => {
        const now = Date.now()
        for (const [age, count] of [
          [400, pruned],
          [20, younger],
        ] as const)
          await fillLogins(killed.database, count, now - age * DAY_MS, sql.lit(`${age} days`))
        await orderPrune(killed.database)
        const { id } = await killed.database.read.selectFrom('job').select('id').where('kind', '=', 'prune').executeTakeFirstOrThrow()
        expect(await killDuring(id, { kills })).toBeGreaterThan(0)
        await ended(id)
        const left = await killed.database.read
          .selectFrom('loginLog')
          .select(['userNameOrEmailAddress as words', ({ fn }) => fn.countAll<number>().as('count')])
          .where('userNameOrEmailAddress', 'like', '% days')
          .groupBy('userNameOrEmailAddress')
          .execute()
        expect(left.map(({ words, count }) => [words, Number(count)])).toEqual([['20 days', younger]])
      })

      test('B-81f in the export of a log: each row is in the file once, and the file is as it was signed', async () => {
        const moment = Date.now() - DAY_MS
        await fillLogins(killed.database, signed, moment, sql.raw("'k-' || i"))
        const order = async () => (await site.post('/abp/services/app/LoginLog/Export', {}, token)).body.result.id
        const id = await orderAndKill(order, { kills })
        await ended(id)
        const text = await (await calls.download(id, token)).text()
        const { count } = await checkFile(killed.database, text)
        expect((await calls.jobOf(id, token)).result.rows).toBe(count)
        const names = [...text.matchAll(/"userNameOrEmailAddress":"k-(\d+)"/g)].map(([, number]) => Number(number))
        expect(names).toEqual(Array.from({ length: signed }, (_, at) => at))
      })

      test('B-81a in the collection of uploads: what no row names is set aside, and nothing else', async () => {
        const root = path.join(killed.dataDir, 'uploads')
        const addFolder = (daysOld: number) => {
          const uploadId = newUploadId()
          mkdirSync(path.join(root, uploadId))
          const moment = (Date.now() - daysOld * DAY_MS) / 1000
          utimesSync(path.join(root, uploadId), moment, moment)
          return uploadId
        }
        const young = Array.from({ length: 1000 }, () => addFolder(1))
        const old = Array.from({ length: 20 }, () => addFolder(40))
        await orderCollect(killed.database)
        const { id } = await killed.database.read.selectFrom('job').select('id').where('kind', '=', 'collect').executeTakeFirstOrThrow()
        let before = 0
        const isTime = ({ checkpoint }: JobRow) => {
          const { moved } = JSON.parse(checkpoint ?? '{"moved":0}') as { moved: number }
          const isFurther = moved > before
          before = Math.max(before, moved)
          return isFurther
        }
        expect(await killDuring(id, { kills, isTime })).toBeGreaterThan(0)
        await ended(id)
        const aside = (readdirSync(path.join(root, '.set-aside'), { recursive: true }) as string[]).map((name) => path.basename(name))
        expect([old.filter((name) => !aside.includes(name)), old.filter((name) => existsSync(path.join(root, name)))]).toEqual([[], []])
        expect(young.filter((name) => !existsSync(path.join(root, name)))).toEqual([])
      })
    })
})
