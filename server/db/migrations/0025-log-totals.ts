import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Engine } from '../engine.ts'
import { making } from './making.ts'

/** A quarter of an hour in ms: hours and days of every time zone consist of whole quarters. */
const SLOT_MS = 900_000

const PERMITS = ['WebLog', 'AuditLog', 'LoginLog', 'EntityChange'].flatMap((log) => [`${log}/View`, `${log}/Export`])

/** B-72: totals of the logs, those of existing rows included, and where each log begins for its readers. B-74: an auditor where there are roles. */
export const logTotals = (engine: Engine): Migration => ({
  async up(db) {
    const make = making(db, engine)
    await make.keyedTable('logTotal', { log: 'text!', time: 'whole!', kind: 'text!', count: 'whole!' }, ['log', 'time', 'kind'])
    await make.table('logCount', { log: 'text!', time: 'whole!', kind: 'text!', count: 'whole!' })
    await make.keyedTable('logStart', { log: 'text!', goneUpTo: 'whole!' }, ['log'])
    await total(db, { log: 'webLog', time: 'creationTime', kind: `cast("status" / 100 as text) || 'xx'`, count: 'sum("requests")' })
    await total(db, { log: 'auditLog', time: 'executionTime', kind: '"result"', count: 'count(*)' })
    await total(db, { log: 'entityChange', time: 'changeTime', kind: '"entityType"', count: 'count(*)' })
    await total(db, {
      log: 'loginLog',
      time: 'creationTime',
      kind: `case when "result" like 'LockedOut ×%' then 'LockedOut' else "result" end`,
      count: `sum(case when "result" like 'LockedOut ×%' then cast(substr("result", 12) as integer) else 1 end)`,
    })
    await auditor(db)
  },
})

/** A new site gets the role with its first rows. */
async function auditor(db: Kysely<unknown>) {
  await sql`
    insert into "role" ("name", "displayName", "displayNameEn", "description", "descriptionEn", "isStatic", "isDefault", "requiresSecondFactor",
      "grantedPermissions", "version", "creationTime")
    select 'auditor', '审计员', 'Auditor', '查看和导出日志', 'Reads and exports the logs', 0, 0, 0,
      cast(${JSON.stringify(PERMITS)} as text), 1, cast(${Date.now()} as bigint)
    where exists (select 1 from "role")
      and not exists (select 1 from "role" where lower("name") = 'auditor' and "deletionTime" is null)`.execute(db)
}

interface Counted {
  log: string
  time: string
  kind: string
  count: string
}

async function total(db: Kysely<unknown>, { log, time, kind, count }: Counted) {
  await sql`
    insert into "logTotal" ("log", "time", "kind", "count")
    select ${sql.lit(log)}, ${sql.ref(time)} - ${sql.ref(time)} % ${sql.lit(SLOT_MS)}, ${sql.raw(kind)}, ${sql.raw(count)}
    from ${sql.table(log)} group by 2, 3`.execute(db)
}
