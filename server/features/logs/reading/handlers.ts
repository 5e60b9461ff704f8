import { sql } from 'kysely'
import { logs } from '../../../../contract/features/logs.ts'
import type { Environment } from '../../../config/environment.ts'
import { containing } from '../../../db/dialect.ts'
import { isoTime } from '../../../crud/times.ts'
import type { Context } from '../../../http/context.ts'
import { handle, type Mounted } from '../../../http/handlers.ts'
import type { ReadLog } from './boundaries.ts'
import { changeOf, changesInReach } from './changes.ts'
import { conditionsOf } from './conditions.ts'
import { type Filter, atLeast, beginsWith, equals } from './filters.ts'
import { readPage, type AskedPage, type Conditions } from './page.ts'
import { namesOf } from './persons.ts'

interface Source {
  log: ReadLog
  columns: readonly string[]
}

const WEB: Source = {
  log: { table: 'webLog', time: 'creationTime' },
  columns: ['id', 'userId', 'ip', 'method', 'path', 'status', 'duration', 'bytes', 'userAgent', 'referrer', 'requestId', 'requests'],
}
const AUDIT: Source = {
  log: { table: 'auditLog', time: 'executionTime' },
  columns: [
    'id',
    'userId',
    'userName',
    'clientIpAddress as ip',
    'serviceName',
    'methodName',
    'executionDuration as duration',
    'parameters',
    'browserInfo',
    'requestId',
    'result',
    'exceptionMessage',
  ],
}
const LOGIN: Source = {
  log: { table: 'loginLog', time: 'creationTime' },
  columns: ['id', 'userId', 'ip', 'userNameOrEmailAddress', 'browserInfo', 'result'],
}
const CHANGES: Source = {
  log: { table: 'entityChange', time: 'changeTime' },
  columns: ['id', 'userId', 'changeType', 'entityType', 'entityId', 'requestId'],
}

/** Tells of a visitor what no stranger may know: the address, the browser, and the page elsewhere from which they came. */
const ORIGIN = { ip: null, userAgent: '', browserInfo: '', referrer: '' }

const withoutOrigin = (row: Record<string, unknown>) => Object.fromEntries(Object.entries(ORIGIN).filter(([name]) => name in row))

/** The calls that read the logs (B-65). In demo mode strangers share the accounts, so nobody reads or searches addresses (B-102c). */
export function logHandlers({ isDemo }: Pick<Environment, 'isDemo'>): Mounted[] {
  async function page<R>(ctx: Context, { log, columns }: Source, asked: AskedPage, conditions: Conditions) {
    const { rows, ...rest } = await readPage(ctx, { log, columns, timeZone: ctx.settings.timeZone }, asked, conditions)
    const names = await namesOf(ctx, rows)
    const items = rows.map(({ time, ...row }) => ({
      ...row,
      creationTime: isoTime(time),
      userName: names.get(row['userId']) ?? row['userName'] ?? null,
      ...(isDemo && withoutOrigin(row)),
    })) as R[]
    return { ...rest, items }
  }
  const fromAddress = (column: string, ip: string | undefined): Filter[] =>
    isDemo && ip !== undefined ? [{ condition: sql<boolean>`1 = 0` }] : equals(column, ip, true)

  return [
    handle(logs.web, async (asked, ctx) => {
      const own = [
        ...fromAddress('ip', asked.ip),
        ...errorsAmong(asked.status ?? asked.statusMin),
        ...equals('status', asked.status),
        ...atLeast('status', asked.statusMin),
        ...beginsWith('path', asked.path),
        ...atLeast('duration', asked.durationMin),
      ]
      return page(ctx, WEB, asked, await conditionsOf(ctx, asked, null, own))
    }),
    handle(logs.audit, async (asked, ctx) => {
      const own = [
        ...fromAddress('clientIpAddress', asked.ip),
        ...equals('serviceName', asked.serviceName),
        ...equals('methodName', asked.methodName),
        ...equals('result', asked.result),
        ...atLeast('executionDuration', asked.durationMin),
      ]
      return page(ctx, AUDIT, asked, await conditionsOf(ctx, asked, 'userName', own))
    }),
    handle(logs.login, async (asked, ctx) => {
      const own = [...fromAddress('ip', asked.ip), ...equals('result', asked.result)]
      return page(ctx, LOGIN, asked, await conditionsOf(ctx, asked, 'userNameOrEmailAddress', own))
    }),
    handle(logs.changes, async (asked, ctx) => {
      const own = [
        ...ofRow(asked.entityType, asked.entityId),
        ...changesInReach(ctx),
        ...(asked.field === undefined ? [] : [naming(asked.field)]),
      ]
      return page(ctx, CHANGES, asked, await conditionsOf(ctx, asked, null, own))
    }),
    handle(logs.change, ({ id }, ctx) => changeOf(ctx, id)),
  ]
}

/** Errors have an index of their own, which a query uses whose condition is that of the index. */
const errorsAmong = (status: number | undefined): Filter[] =>
  status === undefined || status < 400 ? [] : [{ condition: sql<boolean>`row."status" >= 400`, isAnchor: true }]

const ofRow = (type: string | undefined, id: number | undefined): Filter[] =>
  type !== undefined && id !== undefined
    ? [{ condition: sql<boolean>`row."entityType" = ${type} and row."entityId" = ${id}`, isAnchor: true }]
    : [...equals('entityType', type), ...equals('entityId', id)]

/** The names of fields stand in the text of the change as JSON writes them. */
const naming = (field: string): Filter => ({
  condition: sql<boolean>`lower(row."propertyChanges") like ${containing(`"propertyName":${JSON.stringify(field)}`)} escape '\\'`,
})
