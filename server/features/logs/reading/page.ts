import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import type { CreatedDays } from '../../../../contract/schema.ts'
import { dayEnd, dayStart } from '../../../../contract/format/zone-time.ts'
import { isoTime } from '../../../crud/times.ts'
import { readStart } from '../../../db/log-start.ts'
import { untyped, type Db } from '../../../db/engine.ts'
import { forLongRead, type Context } from '../../../http/context.ts'
import { endOf, idsBetween, placeFrom, type Place, type ReadLog } from './boundaries.ts'

export interface AskedPage extends CreatedDays {
  before?: number | undefined
  after?: number | undefined
  maxResultCount: number
  timeFrom?: string | undefined
  timeUntil?: string | undefined
}

export interface Conditions {
  /** The condition that an index answers in the order of ids. */
  anchor: RawBuilder<boolean> | null
  /** The others are checked row by row, on a bounded number of rows. */
  checks: RawBuilder<boolean>[]
}

interface Reading {
  log: ReadLog
  columns: readonly string[]
  timeZone: string
}

/** A row as it is read; `time` in epoch ms. */
export type Row = { id: number; time: number } & Record<string, unknown>

/** The most rows that one call looks at. */
export const MOST_LOOKED_AT = 10_000

/** Reads a page of a log from a cursor on. It looks at a bounded number of rows, and tells how far it came when the page is not full by then. */
export async function readPage(ctx: Context, { log, columns, timeZone }: Reading, asked: AskedPage, given: Conditions) {
  const { db } = forLongRead(ctx)
  const isForward = asked.after !== undefined
  const { anchor, checks, ids } = await withDays(db, { log, timeZone, asked, given })
  const start = await readStart(db, log.table)
  const range: Range = {
    least: Math.max(ids.least ?? 0, (asked.after ?? -1) + 1, start + 1),
    most: Math.min(ids.most ?? Number.MAX_SAFE_INTEGER, (asked.before ?? Number.MAX_SAFE_INTEGER) - 1),
  }
  const rowsIn = (some: typeof range) => walk(untyped(db).selectFrom(`${log.table} as row`), { anchor, isForward, ...some })
  const last = checks.length === 0 ? undefined : await lastLookedAt(db, { log, range, isForward, ...(anchor && { rowsIn }) })
  const found = await checks
    .reduce((query, check) => query.where(check), rowsIn(upTo(last, range, isForward)))
    .select([...columns, `${log.time} as time`])
    .limit(asked.maxResultCount + 1)
    .execute()
  return pageOf(found as Row[], { asked, isForward, last })
}

type Range = Record<'least' | 'most', number>

interface LookedAt {
  log: ReadLog
  range: Range
  isForward: boolean
  /** The rows that an index leads to; without it all rows of the range are looked at. */
  rowsIn?: (range: Range) => Walk
}

/** Returns the last row that a call looks at; undefined when it comes to the end before. Among all rows of a log it is found by its id, without a walk. */
async function lastLookedAt(db: Db, { log, range, isForward, rowsIn }: LookedAt): Promise<Place | undefined> {
  if (rowsIn) {
    const row = rowsIn(range)
      .select(['id', `${log.time} as time`])
      .offset(MOST_LOOKED_AT - 1)
    return row.limit(1).$castTo<Place>().executeTakeFirst()
  }
  const [oldest, newest] = [await endOf(db, log, 'asc'), await endOf(db, log, 'desc')]
  const [least, most] = [Math.max(range.least, oldest.id), Math.min(range.most, newest.id)]
  if (most - least < MOST_LOOKED_AT) return undefined
  return placeFrom(db, log, isForward ? least + MOST_LOOKED_AT - 1 : most - MOST_LOOKED_AT + 1)
}

type Walk = SelectQueryBuilder<Record<string, Record<string, unknown>>, string, Record<string, unknown>>

interface WalkParts {
  anchor: Conditions['anchor']
  isForward: boolean
  least: number
  most: number
}

/** Each end is one condition: of two, SQLite begins at the first and walks to the second row by row. */
const upTo = (last: Place | undefined, range: Range, isForward: boolean) =>
  last === undefined ? range : isForward ? { ...range, most: last.id } : { ...range, least: last.id }

const walk = (query: Walk, { anchor, isForward, least, most }: WalkParts): Walk =>
  query
    .$if(anchor !== null, (some) => some.where(anchor!))
    .$if(least > 0, (some) => some.where('id', '>=', least))
    .$if(most < Number.MAX_SAFE_INTEGER, (some) => some.where('id', '<=', most))
    .orderBy('id', isForward ? 'asc' : 'desc')

interface Dated {
  log: ReadLog
  timeZone: string
  asked: AskedPage
  given: Conditions
}

/** The narrower one of a day's limit and a moment, in epoch ms; null without either. */
function limitOf(narrower: typeof Math.max, day: number | '' | undefined, moment: string | undefined): number | null {
  const limits = [...(day ? [day] : []), ...(moment ? [Date.parse(moment)] : [])]
  return limits.length === 0 ? null : narrower(...limits)
}

/** Days become ids for the way and a check of the exact time. */
async function withDays(db: Db, { log, timeZone, asked, given }: Dated) {
  const from = limitOf(Math.max, asked.creationTimeStart && dayStart(asked.creationTimeStart, timeZone), asked.timeFrom)
  const until = limitOf(Math.min, asked.creationTimeEnd && dayEnd(asked.creationTimeEnd, timeZone), asked.timeUntil)
  if (from === null && until === null) return { ...given, ids: { least: null, most: null } }
  const time = sql.ref(`row.${log.time}`)
  const checks = [
    ...given.checks,
    ...(from === null ? [] : [sql<boolean>`${time} >= ${from}`]),
    ...(until === null ? [] : [sql<boolean>`${time} < ${until}`]),
  ]
  return { anchor: given.anchor, checks, ids: await idsBetween(db, log, { from, until }) }
}

interface Found {
  asked: AskedPage
  isForward: boolean
  /** The last row that was looked at, if there may be more beyond it. */
  last: Place | undefined
}

function pageOf(found: Row[], { asked, isForward, last }: Found) {
  const isFull = found.length > asked.maxResultCount
  const taken = found.slice(0, asked.maxResultCount)
  const rows = isForward ? taken.toReversed() : taken
  const further = isFull ? taken.at(-1)!.id : (last?.id ?? null)
  const started = isForward ? (rows.at(-1)?.id ?? asked.after! + 1) : (rows[0]?.id ?? (asked.before ?? 0) - 1)
  return {
    rows,
    older: isForward ? started : further,
    newer: isForward ? further : asked.before === undefined ? null : Math.max(1, started),
    searchedUpTo: !isFull && last ? isoTime(last.time) : null,
  }
}
