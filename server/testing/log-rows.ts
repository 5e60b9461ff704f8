import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../db/engine.ts'

/** Returns a row for each log, written at the given moment; `words` distinguish the rows of the tests. */
export const rowsAt = (time: number, words: string) => ({
  webLog: {
    creationTime: time,
    method: 'GET',
    path: words,
    status: 200,
    duration: 1,
    bytes: 1,
    ip: '',
    userAgent: '',
    referrer: '',
    requestId: '',
  },
  loginLog: { creationTime: time, userNameOrEmailAddress: words, ip: '', browserInfo: '', result: 'Success' },
  auditLog: {
    executionTime: time,
    executionDuration: 1,
    serviceName: words,
    methodName: '',
    parameters: '{}',
    clientIpAddress: '',
    browserInfo: '',
    requestId: '',
    result: 'Success',
  },
  entityChange: { changeTime: time, changeType: 'Updated', entityType: words, entityId: 1, requestId: '', propertyChanges: '[]' },
})

/** An error of a browser that happened once, at the given moment. */
export const browserErrorAt = (time: number) => ({
  id: String(time).padStart(64, '0'),
  likeness: 'a',
  message: `old ${time}`,
  place: '',
  stack: '',
  part: '',
  screen: '',
  browser: '',
  language: 'en',
  version: '0',
  count: 1,
  firstTime: time,
  lastTime: time,
})

/** SQL that counts from 0: `i` in the rows of `n`. */
export const numbersBelow = (count: number) =>
  sql.raw(`with recursive n(i) as (select 0 union all select i + 1 from n where i < ${count - 1})`)

/** Writes many rows into the log of sign-ins at once, a millisecond apart from the given moment on; `words` is SQL in which `i` counts them. */
export async function fillLogins({ write }: Database, count: number, time: number, words: RawBuilder<unknown>): Promise<void> {
  await sql`
    insert into "loginLog" ("creationTime", "userNameOrEmailAddress", "ip", "browserInfo", "result") ${numbersBelow(count)}
    select cast(${time} as bigint) + i, ${words}, '', '', 'Success' from n`.execute(write)
}
