import { sql, type RawBuilder } from 'kysely'
import { englishName } from '../../contract/languages.ts'
import type { Field, FieldKind } from '../../contract/fields.ts'
import type { Resource } from '../../contract/resource.ts'
import type { Engine } from '../db/engine.ts'
import { containing, lowerColumn } from '../db/dialect.ts'
import { linkTable, snapshotTable } from './columns.ts'
import { encode } from './encoding.ts'
import { dayEnd, dayStart } from './days.ts'
import { blank } from './prepared.ts'

// Each part of a list's input becomes an SQL condition with a blank, and the value that fills the blank.

export interface Condition {
  /**
   * The condition with a placeholder of the filter's own name, or with none; built only when the shape of the query is new. With `isProbed` a plus
   * sign keeps SQLite from using an index for it: SQLite then checks each row that it walks over. A condition on a part of a text can be asked of the
   * row by another name than `row`.
   */
  sql: (isProbed?: boolean, table?: string) => RawBuilder<unknown>
  value: unknown
  /** True when a large resource has an index that finds the rows. */
  isIndexed: boolean
  /** True when the condition compares with one value. */
  isEqual?: boolean
  /** The text that must be part of the column. */
  part?: string
}

/** The list that a condition is written for. */
export interface Asking {
  r: Resource
  engine: Engine
  timeZone: string
  /** The list has another order than the usual. */
  isSorted?: boolean
  /** There is no other filter. */
  isAlone?: boolean
}

const column = (name: string) => sql.ref(`row.${name}`)

const probed = (name: string, isProbed: boolean, engine: Engine) =>
  isProbed && engine === 'sqlite' ? sql`+${column(name)}` : sql`${column(name)}`

/** The condition for one given filter; the schema has refused every name that is not declared. */
export function conditionOf(name: string, value: unknown, asking: Asking): Condition {
  if (name === 'keyword') return keyword(String(value), asking)
  if (name === 'state') return publishState(String(value), asking)
  const [base, edge] = splitRange(name, asking.r)
  const field = base === 'creationTime' ? ({ kind: 'date', time: true } as Field) : asking.r.fields[base]!
  if (edge) return range(base, edge, field, value, asking)
  if (field.kind === 'references') return linked(base, value, asking)
  if (field.kind === 'tags') return tagged(base, String(value), asking)
  if (field.kind === 'text' || field.kind === 'longText') return part(base, field, String(value), asking)
  // Must be the collation of the index: PostgreSQL uses no index of another collation.
  const collation = sql.raw(asking.engine === 'postgres' && IN_WORDS.has(field.kind) ? ' collate "C"' : '')
  return {
    sql: (isProbed = false) => sql`${probed(base, isProbed, asking.engine)}${collation} = ${blank(name)}`,
    value: encode(field, value),
    isIndexed: true,
    isEqual: true,
  }
}

const IN_WORDS: ReadonlySet<FieldKind> = new Set(['choice', 'dictionary', 'picture', 'file'])

function splitRange(name: string, r: Resource): [base: string, edge: 'Start' | 'End' | null] {
  if (r.fields[name]) return [name, null]
  const edge = name.endsWith('Start') ? 'Start' : 'End'
  return [name.slice(0, -edge.length), edge]
}

function range(base: string, edge: 'Start' | 'End', field: Field, value: unknown, { timeZone, engine }: Asking): Condition {
  const name = `${base}${edge}`
  const isDay = field.kind === 'date'
  const isMoment = isDay && field.time === true
  const limit = isMoment ? (edge === 'Start' ? dayStart : dayEnd)(String(value), timeZone) : isDay ? value : encode(field, value)
  const compared = sql.raw(edge === 'Start' ? '>=' : isMoment ? '<' : '<=')
  return { sql: (isProbed = false) => sql`${probed(base, isProbed, engine)} ${compared} ${blank(name)}`, value: limit, isIndexed: true }
}

const like = (name: string, filled: string, engine: Engine, table = 'row') =>
  sql`${lowerColumn(engine, sql.ref(`${table}.${name}`))} like ${blank(filled)} escape '\\'`

const anyLike = (names: string[], filled: string, engine: Engine, table: string) =>
  sql`(${sql.join(
    names.map((n) => like(n, filled, engine, table)),
    sql` or `,
  )})`

function part(name: string, field: Field, value: string, { engine }: Asking): Condition {
  const names = field.localized ? [name, englishName(name)] : [name]
  return {
    sql: (_, table = 'row') => anyLike(names, name, engine, table),
    value: containing(value),
    isIndexed: false,
    part: value,
  }
}

function keyword(value: string, { r, engine }: Asking): Condition {
  const searched = Object.entries(r.fields).filter(([, field]) => field.search)
  const names = searched.flatMap(([name, field]) => (field.localized ? [name, englishName(name)] : [name]))
  if (names.length === 0) return { sql: () => sql`1 = 0`, value, isIndexed: true }
  return {
    sql: (_, table = 'row') => anyLike(names, 'keyword', engine, table),
    value: containing(value),
    isIndexed: false,
    part: value,
  }
}

function linked(name: string, value: unknown, { r }: Asking): Condition {
  return {
    sql: () =>
      sql`exists (select 1 from ${sql.table(linkTable(r, name))} as link where link."rowId" = ${column('id')} and link."targetId" = ${blank(name)})`,
    value,
    isIndexed: false,
  }
}

/** Tags are stored as JSON, so a tag stands there in quotes. */
const tagged = (name: string, value: string, { engine }: Asking): Condition => ({
  sql: () => like(name, name, engine),
  value: containing(JSON.stringify(value)),
  isIndexed: false,
})

type Moment = (name: string) => RawBuilder<unknown>

/**
 * Asks the state of the moments that each row keeps of its snapshots (`moments.ts`): an index of their own holds them, and so does the index of the
 * usual order. Where SQLite reaches the rows by another index it asks the index of snapshots, because a row keeps its moments behind its rich text.
 */
function publishState(value: string, { r, engine, isSorted, isAlone }: Asking): Condition {
  const now = sql`${blank('now')}`
  const isFirstLive = (moment: Moment) => sql`${moment('firstFrom')} <= ${now} and ${moment('firstUntil')} > ${now}`
  const byMoments: Record<string, (moment: Moment) => RawBuilder<unknown>> = {
    published: (moment) => sql`${moment('lastUntil')} > ${now} and (${isFirstLive(moment)} or ${moment('lastFrom')} <= ${now})`,
    scheduled: (moment) => sql`${moment('lastFrom')} > ${now} and not (${isFirstLive(moment)})`,
    draft: (moment) => sql`${moment('lastUntil')} <= ${now}`,
  }
  const own = sql`select 1 from ${sql.table(snapshotTable(r))} as snapshot where snapshot."rowId" = ${column('id')}`
  const lasts = sql`(snapshot."validUntil" is null or snapshot."validUntil" > ${now})`
  const live = sql`exists (${own} and snapshot."validFrom" <= ${now} and ${lasts})`
  const bySnapshots: Record<string, RawBuilder<unknown>> = {
    published: live,
    scheduled: sql`exists (${own} and snapshot."validFrom" > ${now}) and not ${live}`,
    draft: sql`not exists (${own} and ${lasts})`,
  }
  return {
    sql: (isProbed = false) =>
      engine === 'sqlite' && (isProbed ? isSorted : !isAlone)
        ? sql`(${bySnapshots[value]!})`
        : sql`(${byMoments[value]!((name) => probed(name, isProbed, engine))})`,
    value: null,
    isIndexed: true,
  }
}
