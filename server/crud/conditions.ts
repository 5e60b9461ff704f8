import { sql, type RawBuilder } from 'kysely'
import { englishName } from '../../contract/languages.ts'
import type { Field } from '../../contract/fields.ts'
import type { Resource } from '../../contract/resource.ts'
import { containing, lowerColumn, type Engine } from '../db/engine.ts'
import { encode, linkTable } from './columns.ts'
import { dayEnd, dayStart } from './days.ts'
import { blank } from './prepared.ts'

// What each part of a list's input asks of the rows: an SQL condition with a blank, and the value that fills it.

export interface Condition {
  /** Has a blank of the filter's own name, or none; asked for only when the shape of the query is new. */
  sql: () => RawBuilder<unknown>
  value: unknown
}

/** What a condition is written for. */
export interface Asking {
  r: Resource
  engine: Engine
  timeZone: string
}

const column = (name: string) => sql.ref(`row.${name}`)

/** The condition for one given filter; the schema has refused every name that is not declared. */
export function conditionOf(name: string, value: unknown, asking: Asking): Condition {
  if (name === 'keyword') return keyword(String(value), asking)
  if (name === 'state') return publishState(String(value))
  const [base, edge] = splitRange(name, asking.r)
  const field = base === 'creationTime' ? ({ kind: 'date', time: true } as Field) : asking.r.fields[base]!
  if (edge) return range(base, edge, field, value, asking)
  if (field.kind === 'references') return linked(base, value, asking)
  if (field.kind === 'tags') return tagged(base, String(value), asking)
  if (field.kind === 'text' || field.kind === 'longText') return part(base, field, String(value), asking)
  return { sql: () => sql`${column(base)} = ${blank(name)}`, value: encode(field, value) }
}

function splitRange(name: string, r: Resource): [base: string, edge: 'Start' | 'End' | null] {
  if (r.fields[name]) return [name, null]
  const edge = name.endsWith('Start') ? 'Start' : 'End'
  return [name.slice(0, -edge.length), edge]
}

function range(base: string, edge: 'Start' | 'End', field: Field, value: unknown, { timeZone }: Asking): Condition {
  const name = `${base}${edge}`
  const isDay = field.kind === 'date'
  const isMoment = isDay && field.time === true
  const limit = isMoment ? (edge === 'Start' ? dayStart : dayEnd)(String(value), timeZone) : isDay ? value : encode(field, value)
  if (edge === 'Start') return { sql: () => sql`${column(base)} >= ${blank(name)}`, value: limit }
  const below = sql.raw(isMoment ? '<' : '<=')
  return { sql: () => sql`${column(base)} ${below} ${blank(name)}`, value: limit }
}

const like = (name: string, filled: string, engine: Engine) => sql`${lowerColumn(engine, column(name))} like ${blank(filled)} escape '\\'`

function part(name: string, field: Field, value: string, { engine }: Asking): Condition {
  const names = field.localized ? [name, englishName(name)] : [name]
  return {
    sql: () =>
      sql`(${sql.join(
        names.map((n) => like(n, name, engine)),
        sql` or `,
      )})`,
    value: containing(value),
  }
}

function keyword(value: string, { r, engine }: Asking): Condition {
  const searched = Object.entries(r.fields).filter(([, field]) => field.search)
  const names = searched.flatMap(([name, field]) => (field.localized ? [name, englishName(name)] : [name]))
  if (names.length === 0) return { sql: () => sql`1 = 0`, value }
  return {
    sql: () =>
      sql`(${sql.join(
        names.map((n) => like(n, 'keyword', engine)),
        sql` or `,
      )})`,
    value: containing(value),
  }
}

function linked(name: string, value: unknown, { r }: Asking): Condition {
  return {
    sql: () =>
      sql`exists (select 1 from ${sql.table(linkTable(r, name))} as link where link."rowId" = ${column('id')} and link."targetId" = ${blank(name)})`,
    value,
  }
}

/** Tags are kept as JSON: one stands there in its quotes. */
const tagged = (name: string, value: string, { engine }: Asking): Condition => ({
  sql: () => like(name, name, engine),
  value: containing(JSON.stringify(value)),
})

function publishState(value: string): Condition {
  const live = sql`live."id" is not null`
  const next = sql`next."id" is not null`
  const asked: Record<string, RawBuilder<unknown>> = {
    published: live,
    scheduled: sql`not (${live}) and ${next}`,
    draft: sql`not (${live}) and not (${next})`,
  }
  return { sql: () => sql`(${asked[value]!})`, value: null }
}
