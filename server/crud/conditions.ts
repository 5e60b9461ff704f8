import { sql, type RawBuilder } from 'kysely'
import { belowName } from '../../contract/below-name.ts'
import { isOption, tagsByQuestion, tagsIn } from '../../contract/format/tag-filter.ts'
import { resourceNamed } from '../../contract/resources/index.ts'
import { englishName } from '../../contract/languages.ts'
import type { Field, FieldKind } from '../../contract/fields.ts'
import type { Resource } from '../../contract/resource.ts'
import type { Engine } from '../db/engine.ts'
import { containing, lowerColumn } from '../db/dialect.ts'
import { linkTable } from './columns.ts'
import { encode } from './encoding.ts'
import { dayEnd, dayStart } from '../../contract/format/zone-time.ts'
import { blank } from './prepared.ts'
import { treeField } from './tree-field.ts'
import { publishState } from './state-condition.ts'
import { type Asking, type Condition, type Probing, probed, column } from './condition.ts'

/** The condition for one given filter; the schema has refused every name that is not declared. */
export function conditionOf(name: string, value: unknown, asking: Asking): Condition {
  if (name === 'keyword') return keyword(String(value), asking)
  if (name === 'state') return publishState(String(value), asking)
  const branchOf = Object.keys(asking.r.fields).find((base) => asking.r.fields[base]!.filterBelow && belowName(base) === name)
  if (branchOf) return below(branchOf, value, asking)
  const [base, edge] = splitRange(name, asking.r)
  const field = base === 'creationTime' ? ({ kind: 'date', time: true } as Field) : asking.r.fields[base]!
  if (edge) return range({ name: base, edge, field, value }, asking)
  if (field.kind === 'references') return linked(base, value, asking)
  if (field.kind === 'tags') return tagged(base, String(value), asking)
  if (field.kind === 'text' || field.kind === 'longText') return part({ name: base, field, value: String(value) }, asking)
  // Must be the collation of the index: PostgreSQL uses no index of another collation.
  const collation = sql.raw(asking.engine === 'postgres' && IN_WORDS.has(field.kind) ? ' collate "C"' : '')
  return {
    sql: (isProbed: Probing = false) => sql`${probed(base, isProbed, asking.engine)}${collation} = ${blank(name)}`,
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

interface Filter {
  name: string
  field: Field
  value: unknown
}

function range({ name: base, edge, field, value }: Filter & { edge: 'Start' | 'End' }, { timeZone, engine }: Asking): Condition {
  const name = `${base}${edge}`
  const isDay = field.kind === 'date'
  const isMoment = isDay && field.time === true
  const limit = isMoment ? (edge === 'Start' ? dayStart : dayEnd)(String(value), timeZone) : isDay ? value : encode(field, value)
  const compared = sql.raw(edge === 'Start' ? '>=' : isMoment ? '<' : '<=')
  return {
    sql: (isProbed: Probing = false) => sql`${probed(base, isProbed, engine)} ${compared} ${blank(name)}`,
    value: limit,
    isIndexed: true,
  }
}

interface Containing {
  /** The name of the blank that holds the pattern. */
  filled: string
  engine: Engine
  table?: string
}

const like = (name: string, { filled, engine, table = 'row' }: Containing) =>
  sql`${lowerColumn(engine, sql.ref(`${table}.${name}`))} like ${blank(filled)} escape '\\'`

const anyLike = (names: string[], containing: Containing) =>
  sql`(${sql.join(
    names.map((name) => like(name, containing)),
    sql` or `,
  )})`

function part({ name, field, value }: Filter & { value: string }, { engine }: Asking): Condition {
  const names = field.localized ? [name, englishName(name)] : [name]
  return {
    sql: (_, table = 'row') => anyLike(names, { filled: name, engine, table }),
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
    sql: (_, table = 'row') => anyLike(names, { filled: 'keyword', engine, table }),
    value: containing(value),
    isIndexed: false,
    part: value,
  }
}

/** Rows that name the given row. */
const linked = (name: string, value: unknown, { r }: Asking): Condition => naming(linkTable(r, name), sql`= ${blank(name)}`, value)

/** Rows that name the given row of a tree, or one below it. `union` reads each row once, so that a loop in old data ends. */
function below(name: string, value: unknown, { r, engine }: Asking): Condition {
  const field = r.fields[name]!
  const target = resourceNamed(field.target!)
  const branch = sql`in (with recursive branch as (
    select "id" from ${sql.table(target.name)} where "id" = ${blank(belowName(name))}
    union
    select next."id" from ${sql.table(target.name)} as next join branch on next.${sql.ref(treeField(target)!)} = branch."id"
    where next."deletionTime" is null
  ) select "id" from branch)`
  if (field.kind === 'references') return naming(linkTable(r, name), branch, value)
  return { sql: (isProbed: Probing = false) => sql`${probed(name, isProbed, engine)} ${branch}`, value, isIndexed: true }
}

/**
 * Rows whose links lead to a target: found from the target by the index of the links, or each row that is walked over is asked for its own. The limit
 * keeps PostgreSQL from turning the question into a join with all links, and `coalesce` has it collect the targets once, not for each row.
 */
const naming = (table: string, isTarget: RawBuilder<unknown>, value: unknown): Condition => ({
  sql: (isProbed: Probing = false) =>
    isProbed
      ? sql`exists (select 1 from ${sql.table(table)} as link where link."rowId" = ${column('id')} and coalesce(link."targetId" ${isTarget}, false) limit 1 offset 0)`
      : sql`${column('id')} in (select link."rowId" from ${sql.table(table)} as link where link."targetId" ${isTarget})`,
  value,
  isIndexed: true,
  isLinked: true,
})

/**
 * Rows with any of the tags that are options of one question, for each question that is named. Tags are stored as JSON, so a tag stands there in quotes. An
 * option is found as it is written, another tag in any case.
 */
function tagged(name: string, value: string, { engine }: Asking): Condition {
  const groups = tagsByQuestion(tagsIn(value))
  const found = sql.raw(engine === 'sqlite' ? 'instr' : 'strpos')
  const has = (tag: string, group: number, at: number) => {
    const [whole, part] = [column(name), blank(`${name} ${group} ${at}`)]
    return isOption(tag) ? sql`${found}(${whole}, ${part}) > 0` : sql`${found}(lower(${whole}), lower(${part})) > 0`
  }
  const hasAny = (tags: readonly string[], group: number) =>
    sql`(${sql.join(
      tags.map((tag, at) => has(tag, group, at)),
      sql` or `,
    )})`
  const values = groups.flatMap((tags, group) => tags.map((tag, at) => [`${name} ${group} ${at}`, JSON.stringify(tag)] as const))
  return {
    sql: () => (groups.length === 0 ? sql`1 = 1` : sql.join(groups.map(hasAny), sql` and `)),
    value: null,
    more: { values: Object.fromEntries(values), shape: groups.map((tags) => `${tags.length}${isOption(tags[0]!)}`).join() },
    isIndexed: false,
  }
}
