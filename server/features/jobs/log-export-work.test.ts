import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { untyped } from '../../db/engine.ts'
import { jobCalls } from '../../testing/jobs.ts'
import { rowsAt } from '../../testing/log-rows.ts'
import { hire } from '../../testing/people.ts'
import { update } from '../../testing/scopes.ts'
import { checkFile } from '../../testing/signed-logs.ts'
import { onAnyEngine } from '../../testing/site.ts'
import { orderPrune } from './prune-work.ts'
import { placeOf } from './place.ts'

const APP = '/abp/services/app'
const DAY_MS = 24 * 60 * 60 * 1000

onAnyEngine('The export of a log by a job', (site) => {
  const { jobOf, on, download } = jobCalls(site)
  const run = () => site.running.app.jobs.run()
  const tryOrder = (service: string, who: string, days: object = {}) => site.post(`${APP}/${service}/Export`, days, who)
  const order = async (service: string, who: string, days: object = {}) => (await tryOrder(service, who, days)).body.result.id as number
  const textOf = async (id: number, who: string) => (await download(id, who)).text()
  const rows = () => site.database.read.selectFrom('job').selectAll().orderBy('id').execute()
  const day = (moment: number) => new Date(moment).toISOString().slice(0, 10)
  const auditor = () => hire(site, ['LoginLog/View', 'LoginLog/Export'])

  async function fill(number: number) {
    const { write } = site.database
    await write.deleteFrom('loginLog').execute()
    for (let from = 0; from < number; from += 500)
      await untyped(write)
        .insertInto('loginLog')
        .values(Array.from({ length: Math.min(500, number - from) }, (_, at) => rowsAt(Date.now() - DAY_MS, `row ${from + at}`).loginLog))
        .execute()
  }

  beforeEach(async () => void (await site.database.write.deleteFrom('job').execute()))

  test('B-81e somebody with the permit orders it, and the file, named by its days, is as it was signed', async () => {
    await fill(1200)
    const { token } = await auditor()
    const days = { creationTimeStart: day(Date.now() - 3 * DAY_MS), creationTimeEnd: day(Date.now() + DAY_MS) }
    const id = await order('LoginLog', token, days)
    expect(await jobOf(id, token)).toMatchObject({ kind: 'logExport', log: 'loginLog', resource: null, state: 'waiting', file: null })
    expect((await download(id, token)).status).toBe(404)
    await run()
    const job = await jobOf(id, token)
    const name = `LoginLog-${days.creationTimeStart}-${days.creationTimeEnd}.ndjson`
    expect(job).toMatchObject({ state: 'done', done: job.result.rows, total: job.result.rows, file: { name } })
    const reply = await download(id, token)
    expect([reply.headers.get('content-type'), reply.headers.get('cache-control')]).toEqual([
      'application/x-ndjson; charset=utf-8',
      'no-store',
    ])
    expect(reply.headers.get('content-disposition')).toContain(name)
    const { head, count } = await checkFile(site.database, await reply.text())
    expect([head.log, head.from, count]).toEqual(['loginLog', days.creationTimeStart, job.result.rows])
    expect(count).toBeGreaterThanOrEqual(1200)
  })

  test('B-81e nobody without the permit orders it, and nobody else sees it or has its file', async () => {
    const [mine, other] = [await auditor(), await auditor()]
    expect((await tryOrder('LoginLog', 'editor')).status).toBe(403)
    expect((await tryOrder('AuditLog', mine.token)).status).toBe(403)
    expect((await tryOrder('LoginLog', mine.token, { creationTimeStart: '2026-02-30' })).status).toBe(400)
    expect(await rows()).toEqual([])
    const id = await order('LoginLog', mine.token)
    await run()
    expect((await site.get(`${APP}/Job/GetAll`, other.token)).body.result.totalCount).toBe(0)
    expect((await site.get(`${APP}/Job/GetAll`, mine.token)).body.result.totalCount).toBe(1)
    expect((await site.get(`${APP}/Job/GetEverybodys`, mine.token)).status).toBe(403)
    expect([(await download(id, other.token)).status, (await download(id, 'admin')).status]).toEqual([404, 403])
    expect((await download(id, mine.token)).status).toBe(200)
  })

  test('B-81e the permit is asked for again when the job runs, and when the file is fetched', async () => {
    const { token, roleId } = await auditor()
    const before = await order('LoginLog', token)
    await run()
    const late = await order('LoginLog', token)
    await update(site, 'Role', { id: roleId, grantedPermissions: ['LoginLog/View'] })
    await run()
    const job = await jobOf(late, token)
    expect([job.state, job.file, job.error]).toEqual(['failed', null, expect.stringContaining('LoginLog/Export')])
    expect((await download(late, token)).status).toBe(403)
    expect((await download(before, token)).status).toBe(403)
  })

  test('B-81f it holds the rows of the moment at which it began, also when it goes on after an interruption, and not what was written behind its checkpoint', async () => {
    await fill(3000)
    const { token } = await auditor()
    const id = await order('LoginLog', token)
    await run()
    const whole = await textOf(id, token)
    const [row] = await rows()
    const file = placeOf(site.dataDir, JSON.parse(row!.params).folder, 'log.ndjson')
    // As if it was killed when it had written more than its checkpoint knows of.
    const { bytes } = JSON.parse(row!.checkpoint!) as { bytes: number }
    writeFileSync(file, Buffer.concat([Buffer.from(whole).subarray(0, bytes), Buffer.from('{"line":2,"half')]))
    await untyped(site.database.write).insertInto('loginLog').values(rowsAt(Date.now(), 'too late').loginLog).execute()
    const killed = { state: 'running', holder: 'gone', leaseUntil: 0, endTime: null, result: null } as const
    await site.database.write.updateTable('job').set(killed).execute()
    await run()
    expect((await jobOf(id, token)).state).toBe('done')
    const again = await textOf(id, token)
    expect(again).toBe(whole)
    expect([again.includes('too late'), again.includes('half')]).toEqual([false, false])
    expect(await checkFile(site.database, again)).toMatchObject({ count: whole.trimEnd().split('\n').length - 2 })
  })

  test('B-81f stopped, it hands out no file, and it can go on', async () => {
    await fill(100)
    const { token } = await auditor()
    const id = await order('LoginLog', token)
    expect((await on('Cancel', id, token)).status).toBe(200)
    await run()
    expect(await jobOf(id, token)).toMatchObject({ state: 'cancelled', file: null, result: { rows: null } })
    expect((await download(id, token)).status).toBe(404)
    await on('Retry', id, token)
    await run()
    expect(await jobOf(id, token)).toMatchObject({ state: 'done', file: { size: expect.any(Number) } })
  })

  test('B-81e the file is removed with its job after seven days', async () => {
    const { token } = await auditor()
    const id = await order('LoginLog', token)
    await run()
    const [row] = await rows()
    const file = placeOf(site.dataDir, JSON.parse(row!.params).folder, 'log.ndjson')
    expect(readFileSync(file, 'utf8')).toContain('signature')
    await site.database.write
      .updateTable('job')
      .set({ endTime: Date.now() - 8 * DAY_MS })
      .execute()
    await orderPrune(site.database)
    await run()
    expect([existsSync(file), (await download(id, token)).status]).toEqual([false, 404])
  })
})

onAnyEngine(
  'The export of a log in demo mode',
  (site) => {
    test('B-81e is not ordered', async () => {
      const { status, body } = await site.post(`${APP}/AuditLog/Export`, {}, 'admin')
      expect([status, body.error.message]).toEqual([403, '演示版本，不允许操作'])
      expect(await site.database.read.selectFrom('job').select('id').execute()).toEqual([])
    })
  },
  { DEMO: '1' },
)
