import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { LogTotals } from '../../../../contract/features/log-totals.ts'
import { countRows } from '../../../db/log-counts.ts'
import { rowsAt } from '../../../testing/log-rows.ts'
import { hire } from '../../../testing/people.ts'
import { onBothEngines } from '../../../testing/site.ts'
import { foldCounts } from './fold.ts'

const APP = '/abp/services/app'
const withoutRest = <T>(work: () => Promise<T>) => work()
const LOGS = { WebLog: 'webLog', AuditLog: 'auditLog', LoginLog: 'loginLog', EntityChange: 'entityChange' } as const
type Service = keyof typeof LOGS

/** Counts the rows in full, in the words of each log. */
const FULL: Record<Service, string> = {
  WebLog: `select cast("status" / 100 as text) || 'xx' as "kind", sum("requests") as "count" from "webLog" group by 1`,
  AuditLog: `select "result" as "kind", count(*) as "count" from "auditLog" group by 1`,
  LoginLog: `select "result" as "kind", count(*) as "count" from "loginLog" group by 1`,
  // Changes of settings are told on the page of settings alone.
  EntityChange: `select "entityType" as "kind", count(*) as "count" from "entityChange" where "entityType" <> 'siteSetting' group by 1`,
}
const today = (offset = 0) => new Date(Date.now() + 8 * 3_600_000 + offset * 86_400_000).toISOString().slice(0, 10)

onBothEngines('Totals of the logs', (site) => {
  const ask = (service: Service, by: 'hour' | 'day', days = [today(-1), today(1)], who = 'admin') =>
    site.get(`${APP}/${service}/GetTotals?creationTimeStart=${days[0]}&creationTimeEnd=${days[1]}&by=${by}`, who)
  const flush = () => Promise.all([site.running.app.webLog.flush(), site.running.app.loginLog.flush()])

  async function counted(service: Service, by: 'hour' | 'day') {
    const { items } = (await ask(service, by)).body.result as LogTotals
    const sums: Record<string, number> = {}
    for (const { counts } of items) for (const [kind, count] of Object.entries(counts)) sums[kind] = (sums[kind] ?? 0) + count
    expect(items.reduce((sum, { total }) => sum + total, 0)).toBe(Object.values(sums).reduce((sum, count) => sum + count, 0))
    return sums
  }

  async function full(service: Service) {
    const { rows } = await sql.raw<{ kind: string; count: number }>(FULL[service]).execute(site.database.read)
    return Object.fromEntries(rows.map(({ kind, count }) => [kind, Number(count)]))
  }

  /** Asks for totals at a moment when no row came: asking is a request too, which the next second writes. */
  async function atRest(service: Service, by: 'hour' | 'day') {
    for (;;) {
      const before = await full(service)
      const counts = await counted(service, by)
      const rows = await full(service)
      if (isDeepStrictEqual(before, rows)) return { counts, rows }
    }
  }

  async function areEqual() {
    await flush()
    for (const service of Object.keys(LOGS) as Service[])
      for (const by of ['hour', 'day'] as const) {
        const { counts, rows } = await atRest(service, by)
        expect([service, by, counts]).toEqual([service, by, rows])
      }
  }

  /** Does things that each log tells of, some of which fail. */
  async function live() {
    const { id } = (await site.post(`${APP}/News/Create`, { title: '统计' }, 'editor')).body.result
    await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        site.post(`${APP}/Brand/Create`, { name: `B${index}`, code: `total-${id}-${index}` }, 'admin'),
      ),
    )
    await site.post(`${APP}/News/Update`, { id, title: '统计二' }, 'editor')
    await site.post(`${APP}/News/Create`, { title: '' }, 'editor')
    await site.post(`${APP}/News/SaveImport`, { items: [{ title: '一' }, { title: '二', category: 'none-such' }] }, 'editor')
    await site.post('/abp/TokenAuth/Authenticate', { userName: 'nobody-there', password: 'x' })
    await site.get('/_nowhere-at-all')
    for (let index = 0; index < 5000; index++)
      site.running.app.webLog.add({ ip: '198.51.100.7', status: 404, userId: null }, () => ({
        ...rowsAt(Date.now(), '/flood').webLog,
        status: 404,
        userId: null,
        requests: 1,
      }))
  }

  test('B-72a the totals of each log equal a full count of its rows: during a flood, after failures, before and after they are added up', async () => {
    await live()
    await areEqual()
    expect((await counted('WebLog', 'day'))['4xx']).toBeGreaterThanOrEqual(5000)
    expect((await counted('AuditLog', 'day'))['Failed']).toBe(2)
    await foldCounts(site.database, withoutRest)
    const rest = await site.database.read.selectFrom('logCount').select('log').where('log', '!=', 'webLog').execute()
    expect(rest).toEqual([])
    await live()
    await areEqual()
  })

  test('B-72a two nodes that add up at once, with writes meanwhile, lose and double nothing', async () => {
    await Promise.all([live(), foldCounts(site.database, withoutRest), live(), foldCounts(site.database, withoutRest), live()])
    await areEqual()
  })

  test('B-72b a write that is undone is counted no more than it is logged, and a row that comes late is counted in its own hour', async () => {
    const before = await counted('AuditLog', 'day')
    const undone = site.database.write.transaction().execute(async (db) => {
      await countRows(db, 'auditLog', [{ time: Date.now(), kind: 'Success' }])
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await counted('AuditLog', 'day')).toEqual(before)
    const late = Date.parse('2020-02-03T05:47:00Z')
    await foldCounts(site.database, withoutRest)
    await countRows(site.database.write, 'auditLog', [{ time: late, kind: 'Late', count: 3 }])
    const { items, kinds } = (await ask('AuditLog', 'hour', ['2020-02-03', '2020-02-03'])).body.result as LogTotals
    expect([items.length, kinds]).toEqual([24, ['Late']])
    expect(items.filter(({ total }) => total > 0)).toEqual([{ time: '2020-02-03T05:00:00.000Z', total: 3, counts: { Late: 3 } }])
  })

  test('B-72c the totals stay when the rows are gone', async () => {
    const old = Date.now() - 500 * 86_400_000
    await site.database.write.insertInto('loginLog').values(rowsAt(old, 'total').loginLog).execute()
    await countRows(site.database.write, 'loginLog', [{ time: old, kind: 'Success' }])
    await site.running.app.retention.run()
    expect(await site.database.read.selectFrom('loginLog').select('id').where('creationTime', '<=', old).execute()).toEqual([])
    const { items } = (await ask('LoginLog', 'day', [today(-502), today(-498)])).body.result as LogTotals
    expect(items.map(({ total }) => total).filter((total) => total > 0)).toEqual([1])
  })

  test('B-72d each log has its permit, changes are counted of resources whose rows the caller may all view, and too many days are refused', async () => {
    await live()
    for (const service of Object.keys(LOGS) as Service[]) {
      const reader = await hire(site, [`${service}/View`])
      for (const other of Object.keys(LOGS) as Service[])
        expect([service, other, (await ask(other, 'day', undefined, reader.token)).status]).toEqual([
          service,
          other,
          service === other ? 200 : 403,
        ])
    }
    const reader = await hire(site, ['EntityChange/View', 'News/View'])
    expect((await ask('EntityChange', 'day', undefined, reader.token)).body.result.kinds).toEqual(['news'])
    const { version } = (await site.get(`${APP}/Role/Get?id=${reader.roleId}`, 'admin')).body.result
    await site.post(`${APP}/Role/Update`, { id: reader.roleId, version, dataScopes: { content: { kind: 'own' } } }, 'admin')
    expect((await ask('EntityChange', 'day', undefined, reader.token)).body.result.kinds).toEqual([])
    for (const [by, days] of [
      ['hour', ['2026-01-01', '2026-02-01']],
      ['day', ['2026-01-01', '2027-02-05']],
      ['day', ['2026-01-02', '2026-01-01']],
      ['day', ['2026-02-30', '2026-03-01']],
    ] as const)
      expect([days, (await ask('WebLog', by, [...days])).status]).toEqual([days, 400])
  })
})
