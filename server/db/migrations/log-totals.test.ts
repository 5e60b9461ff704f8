import { expect, test } from 'vitest'
import { olderDatabase } from '../../testing/older-database.ts'
import { eachEngine } from '../../testing/site.ts'

eachEngine('Logs from before there were totals', (engine) => {
  const { run, rowsOf, update } = olderDatabase(engine, '0025')

  test('B-72f are counted once, each row for what it stands for', async () => {
    for (const [time, status, requests] of [
      [0, 200, 1],
      [899_999, 204, 40],
      [900_000, 200, 1],
      [900_000, 503, 2],
    ])
      await run(
        `insert into "webLog" ("creationTime", "method", "path", "status", "duration", "bytes", "ip", "userAgent", "referrer", "requestId", "requests")
         values (${time}, '', '', ${status}, 0, 0, '', '', '', '', ${requests})`,
      )
    for (const result of ['Success', 'LockedOut', 'LockedOut ×7'])
      await run(
        `insert into "loginLog" ("creationTime", "userNameOrEmailAddress", "ip", "browserInfo", "result") values (5, '', '', '', '${result}')`,
      )
    await run(
      `insert into "entityChange" ("changeTime", "changeType", "entityType", "entityId", "requestId", "propertyChanges") values (1, '', 'news', 1, '', '')`,
    )
    await update()
    expect(await rowsOf('select "log", "time", "kind", "count" from "logTotal" order by 1, 2, 3')).toEqual([
      { log: 'entityChange', time: 0, kind: 'news', count: 1 },
      { log: 'loginLog', time: 0, kind: 'LockedOut', count: 8 },
      { log: 'loginLog', time: 0, kind: 'Success', count: 1 },
      { log: 'webLog', time: 0, kind: '2xx', count: 41 },
      { log: 'webLog', time: 900_000, kind: '2xx', count: 1 },
      { log: 'webLog', time: 900_000, kind: '5xx', count: 2 },
    ])
    expect(await rowsOf('select 1 from "logCount"')).toEqual([])
  })
})
