import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { insertNumbered, workOf } from '../../../testing/rows-looked-at.ts'
import { onBothEngines } from '../../../testing/site.ts'
import { listenToStatements } from '../../../testing/statements.ts'
import { MOST_LOOKED_AT } from './page.ts'

const APP = '/abp/services/app'
const ROWS = 100_000
const DAYS = 50
const DAY_MS = 86_400_000
/** The page itself, the look for its ends, and the names of its persons. */
const BESIDE = 1000

const day = new Date(Date.now() - 20 * DAY_MS).toISOString().slice(0, 10)
const of = (...more: string[]) => [
  '',
  'userName=admin',
  `creationTimeStart=${day}&creationTimeEnd=${day}`,
  `before=${ROWS / 10}`,
  'requestId=r50',
  ...more,
]
const ASKED = {
  WebLog: of(
    'ip=203.0.113.7',
    'path=/_productdetail?id=49',
    'path=/nowhere',
    'status=404',
    'statusMin=500',
    'durationMin=89',
    'userName=admin&path=/nowhere',
  ),
  AuditLog: of('ip=203.0.113.7', 'serviceName=News', 'result=Failed', 'serviceName=Nothing&durationMin=5'),
  LoginLog: of('ip=203.0.113.7', 'result=LockedOut').filter((filter) => !filter.startsWith('requestId')),
  EntityChange: of('entityType=news&entityId=7', 'entityType=brand', 'field=nothing'),
}
const TABLES = { WebLog: 'webLog', AuditLog: 'auditLog', LoginLog: 'loginLog', EntityChange: 'entityChange' }

onBothEngines('Logs of many rows', (site) => {
  beforeAll(async () => {
    const time = `${Date.now() - DAYS * DAY_MS} + i * ${Math.floor((DAYS * DAY_MS) / ROWS)}`
    const person = `case when i % 8 = 0 then ${site.ids.admin} end`
    const [ip, requestId] = [`'203.0.113.' || (i % 250)`, `'r' || i`]
    const fill = (table: string, columns: Record<string, string>) =>
      insertNumbered(site.database, table, ROWS, { ...columns, userId: person })
    await fill('webLog', {
      creationTime: time,
      method: `'GET'`,
      path: `'/_productdetail?id=' || (i % 5000)`,
      status: 'case when i % 40 = 0 then 404 when i % 2000 = 1 then 500 else 200 end',
      duration: 'i % 90',
      bytes: '1',
      ip,
      userAgent: `''`,
      referrer: `''`,
      requestId,
    })
    await fill('auditLog', {
      executionTime: time,
      executionDuration: 'i % 90',
      userName: `case when i % 3 = 0 then 'admin' else 'u' || (i % 40) end`,
      serviceName: `case when i % 3 = 0 then 'News' else 'Product' end`,
      methodName: `'Update'`,
      parameters: `'{}'`,
      clientIpAddress: ip,
      browserInfo: `''`,
      requestId,
      result: `case when i % 25 = 0 then 'Failed' else 'Success' end`,
    })
    await fill('loginLog', { creationTime: time, userNameOrEmailAddress: `'u' || (i % 40)`, ip, browserInfo: `''`, result: `'Success'` })
    await fill('entityChange', {
      changeTime: time,
      changeType: `'Updated'`,
      entityType: `case when i % 3 = 0 then 'news' else 'product' end`,
      entityId: 'i % 1000',
      requestId,
      propertyChanges: `'[]'`,
    })
    if (site.engine === 'postgres') await sql`analyze`.execute(site.database.unlimited)
  })

  for (const [service, filters] of Object.entries(ASKED))
    test(
      `B-65 B-120c a page of ${service} looks at a bounded number of rows by an index, whatever is asked for`,
      { tags: ['whole'] },
      async () => {
        for (const filter of filters) {
          const listening = listenToStatements()
          const { status } = await site.get(`${APP}/${service}/GetAll?${filter}`, 'admin')
          const asked = listening.asked().filter(({ sql: text }) => text.includes(`from "${TABLES[service as 'WebLog']}"`))
          listening.end()
          const works = await Promise.all(asked.map((query) => workOf(site.database, query)))
          expect([service, filter, status, asked.length > 0]).toEqual([service, filter, 200, true])
          expect([filter, works.flatMap(({ faults }) => faults)]).toEqual([filter, []])
          for (const { rows } of works) expect([filter, rows, rows <= MOST_LOOKED_AT + BESIDE]).toEqual([filter, rows, true])
        }
      },
    )
})
