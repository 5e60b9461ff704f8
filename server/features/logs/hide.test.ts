import { expect, test } from 'vitest'
import { untyped } from '../../db/engine.ts'
import { readStart } from '../../db/log-start.ts'
import { rowsAt } from '../../testing/log-rows.ts'
import { onBothEngines } from '../../testing/site.ts'
import { hide } from './hide.ts'
import { LOGS } from './logs.ts'
import { prune } from './prune.ts'

const APP = '/abp/services/app'
const DAY_MS = 86_400_000
const OLD = Date.now() - 500 * DAY_MS
const LIMIT = { before: OLD + DAY_MS, now: Date.now() }
const withoutRest = <T>(work: () => Promise<T>) => work()

onBothEngines('Rows that a log no longer keeps', (site) => {
  const logs = Object.values(LOGS)
  const hideAll = async () => {
    for (const log of logs) await hide(site.database, log, LIMIT)
  }
  const due = async (table: string, time: string) =>
    (await untyped(site.database.read).selectFrom(table).select('id').where(time, '<', LIMIT.before).execute()).length
  const add = (table: keyof typeof LOGS, time: number, count: number, more: object = {}) =>
    untyped(site.database.write)
      .insertInto(table)
      .values(Array.from({ length: count }, () => ({ ...rowsAt(time, 'gone-by')[table], ...more })))
      .execute()

  /** Every call that shows rows of logs, as one text. */
  async function everything(newsId: number) {
    const paths = ['WebLog/GetAll', 'AuditLog/GetAll', 'LoginLog/GetAll', 'EntityChange/GetAll'].map(
      (call) => `${call}?creationTimeEnd=2025-12-31`,
    )
    const more = [`News/GetChanges?id=${newsId}`, 'Profile/GetSignIns', `User/GetSignIns?id=${site.ids.admin}&maxResultCount=20`]
    const replies = await Promise.all([...paths, ...more].map((path) => site.get(`${APP}/${path}`, 'admin')))
    return replies.map(({ status, body }, index) => [
      [...paths, ...more][index]!.split('?')[0],
      status,
      JSON.stringify(body.result).includes('gone-by') || JSON.stringify(body.result).includes('"Gone'),
    ])
  }

  test('B-72g are out of sight for every reader at once, and are deleted afterwards', async () => {
    const newsId = (await site.post(`${APP}/News/Create`, { title: '在' }, 'editor')).body.result.id as number
    await Promise.all([site.running.app.webLog.flush(), site.running.app.loginLog.flush()])
    for (const { table } of logs) await site.database.write.deleteFrom(table).execute()
    await add('webLog', OLD, 1200)
    await add('auditLog', OLD, 700)
    await add('loginLog', OLD, 3, { userId: site.ids.admin, browserInfo: 'gone-by' })
    await add('entityChange', OLD, 3, { entityType: 'news', entityId: newsId, changeType: 'Gone', requestId: 'gone-by' })
    const shown = await everything(newsId)
    expect(shown.filter(([, status, isShown]) => status !== 200 || !isShown)).toEqual([])
    await site.post(`${APP}/News/Update`, { id: newsId, title: '还在' }, 'editor')
    await hideAll()
    expect(await Promise.all(logs.map(({ table, time }) => due(table, time)))).toEqual([1200, 3, 700, 3])
    expect((await everything(newsId)).filter(([, status, isShown]) => status !== 200 || isShown)).toEqual([])
    const change = await site.database.read
      .selectFrom('entityChange')
      .select('id')
      .where('changeType', '=', 'Gone' as 'Created')
      .executeTakeFirstOrThrow()
    expect((await site.get(`${APP}/EntityChange/Get?id=${change.id}`, 'admin')).status).toBe(404)
    const kept = (await site.get(`${APP}/News/GetChanges?id=${newsId}`, 'admin')).body.result
    expect(kept.items.map(({ changeType }: { changeType: string }) => changeType)).toEqual(['Updated'])
    for (const log of logs) await prune({ database: site.database, pace: withoutRest }, log, LIMIT)
    expect(await Promise.all(logs.map(({ table, time }) => due(table, time)))).toEqual([0, 0, 0, 0])
  })

  test('B-72g a young row among them keeps what is behind it in sight, and a log never begins earlier again', async () => {
    await site.database.write.deleteFrom('loginLog').execute()
    await add('loginLog', OLD, 4)
    await add('loginLog', Date.now(), 1)
    await add('loginLog', OLD, 4)
    await hideAll()
    const ids = (await site.database.read.selectFrom('loginLog').select('id').orderBy('id').execute()).map(({ id }) => id)
    const start = await readStart(site.database.read, 'loginLog')
    expect(start).toBe(ids[3])
    const shown = (await site.get(`${APP}/LoginLog/GetAll`, 'admin')).body.result.items
    expect(shown.map(({ id }: { id: number }) => id)).toEqual(ids.slice(4).toReversed())
    await hide(site.database, LOGS.loginLog, { before: 0 })
    expect(await readStart(site.database.read, 'loginLog')).toBe(start)
  })

  test('B-72g the limit of rows hides what is beyond it', async () => {
    await site.running.app.webLog.flush()
    await site.database.write.deleteFrom('webLog').execute()
    await add('webLog', Date.now(), 900)
    await hide(site.database, LOGS.webLog, { before: 0, most: 100 })
    const last = (await site.get(`${APP}/WebLog/GetAll?maxResultCount=100&path=gone-by`, 'admin')).body.result
    expect(last.items.length).toBeLessThanOrEqual(100)
    expect((await site.get(`${APP}/WebLog/GetAll?before=${last.items.at(-1).id}`, 'admin')).body.result.items).toEqual([])
  })
})
