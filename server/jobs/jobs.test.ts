import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { Problem } from '../../contract/errors.ts'
import { JOB_KIND_NAMES, JOB_KINDS, type JobKindName, type JobKinds } from '../../contract/jobs/kinds.ts'
import type { Database, Db } from '../db/engine.ts'
import { appendFrom } from '../features/jobs/append-from.ts'
import { writeWhole } from '../features/jobs/write-whole.ts'
import { jobCalls } from '../testing/jobs.ts'
import { hire } from '../testing/people.ts'
import { onAnyEngine, onBothEngines } from '../testing/site.ts'
import { addJob } from './rows.ts'
import type { HeldJob } from './held-job.ts'
import { createWorking, type JobWork } from './working.ts'

const APP = '/abp/services/app'

const worksOf = (workOf: (kind: JobKindName) => JobWork) =>
  Object.fromEntries(JOB_KIND_NAMES.map((kind) => [kind, workOf(kind)])) as Record<JobKindName, JobWork>

onBothEngines('A job', (site) => {
  const { tryExport, tryImport, on, jobOf, order, download } = jobCalls(site)
  const rows = () => site.database.read.selectFrom('job').selectAll().orderBy('id').execute()
  const add = (kind: JobKindName = 'export') =>
    addJob(site.database.write, {
      kind,
      params: {},
      language: 'en',
      requestId: 'test',
      now: site.database.now(),
    }) as Promise<number>
  const brand = (db: Db, code: string) =>
    db
      .insertInto('brand')
      .values({ name: code, code, isActive: 1, sort: 0, version: 1, creationTime: 0 } as never)
      .execute()
  const brands = async () => (await site.database.read.selectFrom('brand').select('code').orderBy('id').execute()).map(({ code }) => code)

  /** A process that does each export by `work`, at times that the test chooses. */
  function node(work: JobWork, { kinds, late = 0 }: { kinds?: JobKinds; late?: number | (() => number) } = {}) {
    const errors: unknown[] = []
    const database: Database = { ...site.database, now: () => site.database.now() + (typeof late === 'number' ? late : late()) }
    const working = createWorking({ database, works: worksOf(() => work), report: (error) => errors.push(error), ...(kinds && { kinds }) })
    return { ...working, errors }
  }

  beforeEach(async () => {
    for (const table of ['brand', 'job'] as const) await site.database.write.deleteFrom(table).execute()
  })

  test('B-70b is done by one of two nodes, whichever takes it', async () => {
    for (let number = 0; number < 12; number++) await add()
    const done: number[] = []
    const work: JobWork = async ({ row }) => ({ row: done.push(row.id) })
    const all = async ({ next }: ReturnType<typeof node>) => {
      while (await next());
    }
    await Promise.all([all(node(work)), all(node(work)), all(node(work))])
    expect(done.toSorted((a, b) => a - b)).toEqual((await rows()).map(({ id }) => id))
    expect((await rows()).every(({ state, holder }) => state === 'done' && holder === null)).toBe(true)
  })

  test('B-70b is done at once by a node whose clock is behind that of the node that ordered it', async () => {
    await add()
    expect(await node(async () => ({}), { late: -5000 }).next()).toBe(true)
    expect(await rows()).toMatchObject([{ state: 'done' }])
  })

  test('B-70b keeps nothing of a process that slept beyond its lease, once another has it', async () => {
    await add()
    const { promise: taken, resolve: take } = Promise.withResolvers<void>()
    const { promise: awake, resolve: wake } = Promise.withResolvers<void>()
    const write: JobWork = (job) =>
      site.database.write.transaction().execute(async (db) => {
        await brand(db, `by ${job.row.holder}`)
        await job.save(db, { done: 1 })
        return {}
      })
    const sleeping = node(async (job) => {
      take()
      await awake
      return write(job)
    }).next()
    await taken
    expect(await node(write).next()).toBe(false)
    await node(write, { late: 60_000 }).next()
    wake()
    await sleeping
    expect(await brands()).toHaveLength(1)
    expect(await rows()).toMatchObject([{ state: 'done', done: 1 }])
  })

  describe('whose process sleeps beyond its lease', () => {
    /** Two processes do `work` one after the other, the first of which sleeps until the second has done it. */
    async function taken(work: (job: HeldJob, sleep: () => Promise<void>) => Promise<unknown>) {
      await add()
      const { promise: asleep, resolve: fallAsleep } = Promise.withResolvers<void>()
      const { promise: awake, resolve: wake } = Promise.withResolvers<void>()
      const after = { late: 0 }
      let lost: unknown
      const first: JobWork = async (job) => {
        const sleep = () => (fallAsleep(), awake)
        return work(job, sleep).then(
          () => ({}),
          (error: unknown) => Promise.reject((lost = error)),
        )
      }
      const sleeping = node(first, { late: () => after.late }).next()
      await asleep
      await node(async (job) => (await work(job, async () => {}), {}), { late: 60_000 }).next()
      after.late = 60_000
      wake()
      await sleeping
      expect(await rows()).toMatchObject([{ state: 'done' }])
      expect(lost).toMatchObject({ reason: 'lost' })
    }

    test('B-70b gets nothing more from it into its files', async () => {
      const file = path.join(site.dataDir, 'appended')
      await taken(async (job, sleep) => {
        const waiting = await appendFrom(file, 0, job)
        await waiting.append('first ')
        await sleep()
        try {
          await waiting.append(`${job.row.attempts}`)
        } finally {
          await waiting.close()
        }
      })
      expect(readFileSync(file, 'utf8')).toBe('first 2')
    })

    test('B-70b keeps the file that the other process made whole, and nothing half written', async () => {
      const folder = path.join(site.dataDir, 'whole')
      await mkdir(folder, { recursive: true })
      const file = path.join(folder, 'x')
      await taken((job, sleep) =>
        writeWhole(file, job, async (beside) => {
          await sleep()
          await writeFile(beside, `by attempt ${job.row.attempts}`)
        }),
      )
      expect(readFileSync(file, 'utf8')).toBe('by attempt 2')
      expect(readdirSync(folder)).toEqual(['x'])
    })
  })

  test('B-70c is tried again after a growing wait when its failure may pass, and ends in words after the last', async () => {
    const id = await add()
    let late = 0
    const waits: number[] = []
    for (;;) {
      const failing = node(async () => Promise.reject(new Error('the disk is away')), { late })
      expect(await failing.next()).toBe(true)
      expect(failing.errors).toHaveLength(1)
      const [row] = await rows()
      if (row!.state === 'failed') break
      expect(row).toMatchObject({ state: 'waiting', holder: null, endTime: null })
      expect(await node(async () => ({}), { late: late + waits.length }).next()).toBe(false)
      waits.push(Math.round((row!.notBefore - site.database.now() - late) / 1000) * 1000)
      late += waits.at(-1)! + 1000
    }
    expect(waits).toEqual(JOB_KINDS.export.waits)
    expect(JSON.parse((await rows())[0]!.error!)).toMatchObject({ words: 'problem.unexpected' })
    expect((await rows())[0]!.id).toBe(id)
  })

  test('B-70c waits ever longer when each attempt fails at its commit: what was undone took it no further', async () => {
    await add()
    await site.database.write.updateTable('job').set({ attempts: 3 }).execute()
    await node(async (job) => {
      await site.database.write.transaction().execute(async (db) => {
        await job.save(db, { done: 1 })
        throw new Error('the disk is full')
      })
      return {}
    }).next()
    const [row] = await rows()
    expect(row).toMatchObject({ state: 'waiting', attempts: 4, done: 0 })
    expect(row!.notBefore - site.database.now()).toBeGreaterThan(JOB_KINDS.export.waits[2])
  })

  test('B-70c ends at once when another attempt would be refused as well', async () => {
    await add()
    await node(async () => Promise.reject(new Problem('rule', { words: 'job.noRows' }))).next()
    expect(await rows()).toMatchObject([{ state: 'failed', error: JSON.stringify({ words: 'job.noRows', values: {} }) }])
  })

  /** The process is killed before the job has come further. */
  const killed = () => site.database.write.updateTable('job').set({ state: 'running', holder: 'gone', leaseUntil: 0 }).execute()

  test('B-70c ends in words when each attempt is killed before it comes further, and starts counting anew when one does', async () => {
    const id = await add()
    const most = JOB_KINDS.export.waits.length + 1
    await site.database.write.updateTable('job').set({ attempts: most }).execute()
    await killed()
    expect(await node(async () => ({})).next()).toBe(false)
    expect(await rows()).toMatchObject([{ state: 'failed', error: JSON.stringify({ words: 'job.givenUp', values: { attempts: most } }) }])

    await site.database.write
      .updateTable('job')
      .set({ endTime: null, attempts: most - 1 })
      .where('id', '=', id)
      .execute()
    await killed()
    await node(async (job) => {
      await job.save(site.database.write, { done: 5 })
      return {}
    }).next()
    expect(await rows()).toMatchObject([{ state: 'done', done: 5, attempts: 1 }])
  })

  test('B-70d that must not be repeated fails after a kill, and says why', async () => {
    await add()
    await killed()
    const kinds = { ...JOB_KINDS, export: { ...JOB_KINDS.export, isRepeatable: false } }
    let isDone = false
    const once = node(async () => ({ isDone: (isDone = true) }), { kinds })
    expect(await once.next()).toBe(false)
    expect(isDone).toBe(false)
    expect(await rows()).toMatchObject([{ state: 'failed', error: JSON.stringify({ words: 'job.interrupted', values: { attempts: 0 } }) }])
  })

  test('B-70a is given back when its process is told to end, and the end counts as no failure', async () => {
    await add()
    const ending = node(async (job) => {
      ending.stop()
      job.goOn()
      return {}
    })
    await ending.next()
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 0, holder: null, error: null }])
    await node(async () => ({ rows: 1 })).next()
    expect(await rows()).toMatchObject([{ state: 'done' }])
  })

  test('B-70e stops at its next step, and says how far it came', async () => {
    const id = await order()
    await node(async (job) => {
      await job.save(site.database.write, { done: 7, total: 10 })
      expect((await on('Cancel', id)).body.result).toMatchObject({ state: 'running', isStopping: true })
      await site.database.write.transaction().execute(async (db) => {
        await brand(db, 'too late')
        await job.save(db, { done: 8 })
      })
      return {}
    }).next()
    expect(await jobOf(id)).toMatchObject({ state: 'cancelled', done: 7, total: 10, isStopping: false })
    expect(await brands()).toEqual([])
  })

  describe('of somebody else', () => {
    test('B-70e is not there: not in the list, not by its number, nor can it be stopped, tried again or downloaded', async () => {
      const id = await order()
      const { token } = await hire(site, ['Brand/View', 'Brand/Export'])
      expect((await site.get(`${APP}/Job/GetAll`, token)).body.result).toEqual({ totalCount: 0, items: [] })
      expect((await site.get(`${APP}/Job/GetState`, token)).body.result).toEqual({ open: 0, unseen: 0, notices: 0 })
      expect((await site.get(`${APP}/Job/Get?id=${id}`, token)).status).toBe(404)
      expect((await site.get(`${APP}/Job/GetEverybodys`, token)).status).toBe(403)
      for (const name of ['Cancel', 'Retry'] as const) expect((await on(name, id, token)).status).toBe(404)
      expect((await download(id, token)).status).toBe(404)
      expect((await site.get(`${APP}/Job/Get?id=${id}`)).status).toBe(401)
      expect(await rows()).toMatchObject([{ state: 'waiting', isCancelled: 0 }])
    })

    test('B-70e is seen by holders of Job/View, who can neither change it nor have its file', async () => {
      const id = await order()
      const { token } = await hire(site, ['Job/View'])
      expect((await site.get(`${APP}/Job/GetEverybodys?kind=export`, token)).body.result).toMatchObject({
        totalCount: 1,
        items: [{ id, userName: 'editor', isOwn: false }],
      })
      expect((await site.get(`${APP}/Job/GetEverybodys?kind=import`, token)).body.result.totalCount).toBe(0)
      expect((await site.get(`${APP}/Job/Get?id=${id}`, token)).body.result).toMatchObject({ id })
      for (const name of ['Cancel', 'Retry'] as const) expect((await on(name, id, token)).status).toBe(403)
      await site.running.app.jobs.run()
      expect((await download(id, token)).status).toBe(403)
      expect((await download(id)).status).toBe(200)
    })
  })

  test('T-14a is found by the days on which it was ordered, in the time zone of the site, and by no others', async () => {
    const ids = [await order(), await order(), await order()]
    const ordered = ['2026-02-28T15:59:59Z', '2026-02-28T16:00:00Z', '2026-03-01T15:59:59Z'].map(Date.parse)
    for (const [at, creationTime] of ordered.entries())
      await site.database.write.updateTable('job').set({ creationTime }).where('id', '=', ids[at]!).execute()
    const found = async (days: string, call = 'GetAll', who = 'editor') => {
      const { totalCount, items } = (await site.get(`${APP}/Job/${call}?${days}`, who)).body.result
      expect(totalCount).toBe(items.length)
      return items.map(({ id }: { id: number }) => ids.indexOf(id))
    }
    expect(await found('creationTimeStart=2026-03-01&creationTimeEnd=2026-03-01')).toEqual([2, 1])
    expect(await found('creationTimeEnd=2026-02-28')).toEqual([0])
    expect(await found('creationTimeStart=2026-03-01', 'GetEverybodys', 'admin')).toEqual([2, 1])
    expect(await found('creationTimeStart=2026-03-02')).toEqual([])
    expect((await site.get(`${APP}/Job/GetAll?creationTimeStart=2026-02-30`, 'editor')).status).toBe(400)
  })

  test('B-70h counts as new until its person has seen it', async () => {
    const state = async () => (await site.get(`${APP}/Job/GetState`, 'editor')).body.result
    await order()
    expect(await state()).toEqual({ open: 1, unseen: 0, notices: 0 })
    await site.running.app.jobs.run()
    expect(await state()).toEqual({ open: 0, unseen: 1, notices: 0 })
    await on('See')
    expect(await state()).toEqual({ open: 0, unseen: 0, notices: 0 })
  })

  test('B-70e more than ten open jobs of one person are refused, also when they are ordered at once or tried again', async () => {
    const stopped = await order()
    await on('Cancel', stopped)
    const ordered = await Promise.all(Array.from({ length: 12 }, () => tryExport()))
    expect(ordered.filter(({ status }) => status === 200)).toHaveLength(10)
    for (const { status, body } of [await tryExport(), await on('Retry', stopped)])
      expect([status, body.error.message]).toEqual([422, '您已有 10 个任务正在等待或执行，请等其中一个完成后再试。'])
    expect(
      (
        await tryImport(
          [
            ['名称', '编码'],
            ['一', 'one'],
          ],
          { who: 'admin' },
        )
      ).status,
    ).toBe(200)
  })
})

onAnyEngine(
  'Jobs in demo mode',
  (site) => {
    test('B-70g are not ordered, stopped or tried again', async () => {
      const { tryExport, tryImport, on } = jobCalls(site)
      for (const reply of [
        await tryExport(),
        await tryImport([['名称'], ['一']]),
        await on('Cancel', 1),
        await on('Retry', 1),
        await on('See'),
      ])
        expect([reply.status, reply.body.error.message]).toEqual([403, '演示版本，不允许操作'])
      expect(await site.database.read.selectFrom('job').select('id').execute()).toEqual([])
    })
  },
  { DEMO: '1' },
)
