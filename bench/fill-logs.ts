import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../server/db/engine.ts'

export const DAY_MS = 86_400_000
const CHUNK = 100_000

export interface Amount {
  web: number
  audit: number
  days: number
}

/** Adds rows of the web log and the audit log, spread evenly over the last days, and their totals as a migration would count them. */
export async function fillLogs(database: Database, { web, audit, days }: Amount): Promise<void> {
  const from = Date.now() - days * DAY_MS
  const at = (count: number) => sql.raw(`${from} + i * ${Math.floor(((days - 0.05) * DAY_MS) / count)}`)
  await inChunks(
    database,
    web,
    (i) => sql`
    insert into "webLog" ("creationTime", "method", "path", "status", "duration", "bytes", "ip", "userAgent", "referrer", "userId", "requestId")
    ${i} select ${at(web)}, 'GET', '/_productdetail?id=' || (i * 7919 % 5000), case when i % 40 = 0 then 404 when i % 2000 = 1 then 500 else 200 end,
      i % 90, 20000, '203.0.113.' || (i * 31 % 250), 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
      'https://www.example.com/_product', case when i % 10 = 0 then 1 + i / 10 % 40 end, '019a-' || (1000000000 + i) || '-7b1d-8f21-0242ac1200' from n`,
  )
  await inChunks(
    database,
    audit,
    (i) => sql`
    insert into "auditLog" ("executionTime", "executionDuration", "userId", "userName", "serviceName", "methodName", "parameters",
      "clientIpAddress", "browserInfo", "requestId", "result")
    ${i} select ${at(audit)}, i % 90, 1 + i % 40, 'user' || (i % 40), case when i % 3 = 0 then 'News' else 'Product' end, 'Update',
      '{"id":' || i || ',"title":"工业相机新品发布 1234567890 1234567890 1234567890 1234567890 1234567890","isActive":true,"sort":12}',
      '203.0.113.' || (i * 31 % 250), 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', '019b-' || (1000000000 + i) || '-7b1d-8f21-0242ac1200',
      case when i % 25 = 0 then 'Failed' else 'Success' end from n`,
  )
  await sql`delete from "logTotal"`.execute(database.unlimited)
  await sql`delete from "logCount"`.execute(database.unlimited)
  await sql`
    insert into "logTotal" select 'webLog', "creationTime" - "creationTime" % 900000, cast("status" / 100 as text) || 'xx', sum("requests")
    from "webLog" group by 2, 3`.execute(database.unlimited)
  await sql`
    insert into "logTotal" select 'auditLog', "executionTime" - "executionTime" % 900000, "result", count(*)
    from "auditLog" group by 2, 3`.execute(database.unlimited)
  if (database.engine === 'postgres') await sql`vacuum analyze`.execute(database.unlimited)
}

async function inChunks({ unlimited }: Database, count: number, insert: (numbers: RawBuilder<unknown>) => RawBuilder<unknown>) {
  for (let from = 0; from < count; from += CHUNK) {
    const until = Math.min(from + CHUNK, count)
    const numbers = sql.raw(`with recursive n(i) as (select cast(${from + 1} as bigint) union all select i + 1 from n where i < ${until})`)
    await insert(numbers).execute(unlimited)
  }
}
