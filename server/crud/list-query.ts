import { sql, type RawBuilder } from 'kysely'
import type { Resource } from '../../contract/resource.ts'
import { referenceNames } from '../../contract/rows.ts'
import { isListed, properties } from '../../contract/schema.ts'
import type { Scope } from '../context.ts'
import { ordered, untyped, type AnyDb, type Db, type Engine } from '../db/engine.ts'
import { columnsOf, linkFields, linkTable, snapshotTable } from './columns.ts'
import type { KeptCounts } from './kept-counts.ts'
import { conditionOf } from './conditions.ts'
import { blank, preparedQueries } from './prepared.ts'
import { withinScope } from './scope.ts'

export interface ListInput extends Record<string, unknown> {
  skipCount?: number
  maxResultCount?: number
  sorting?: { field: string; descending: boolean }[] | undefined
}

const PAGING = new Set(['skipCount', 'maxResultCount', 'sorting'])

/** Where a query looks: among the rows or in the recycle bin, and within whose scope. */
export interface Place {
  scope: Scope
  bin?: boolean
}

/** The list, count and single-row queries of one resource. All of them hold the caller's scope. */
export function listQueries(r: Resource, engine: Engine, timeZone: string) {
  const run = preparedQueries()
  const links = linkFields(r).map(([name]) => name)

  function ask(input: ListInput, now: number, place: Place) {
    const names = Object.keys(input)
      .filter((name) => !PAGING.has(name) && input[name] !== undefined)
      .toSorted()
    const conditions = new Map(names.map((name) => [name, conditionOf(name, input[name], { r, engine, timeZone })]))
    const values: { skipCount: number; maxResultCount: number } & Record<string, unknown> = {
      now,
      skipCount: input.skipCount ?? 0,
      maxResultCount: input.maxResultCount ?? 10,
    }
    for (const [name, condition] of conditions) values[name] = condition.value
    const where = () => sql.join([inPlace(place), ...[...conditions.values()].map((condition) => condition.sql())], sql` and `)
    // The state's value belongs to the shape, since it chooses the condition itself.
    return { values, where, shape: JSON.stringify([names, input['state'] ?? null, place]) }
  }

  /** A page of rows and how many there are in all; `kept` remembers the latter between writes. */
  async function list(db: Db, input: ListInput, now: number, place: Place, kept: KeptCounts | null) {
    const asked = ask(input, now, place)
    const sorting = input.sorting ?? []
    const build = () => selectRows(r, { from: from(r, input), where: asked.where(), orderBy: orderBy(r, engine, sorting), forList: true })
    const rows = await run<StoredRow>(untyped(db), `list ${asked.shape} ${JSON.stringify(sorting)}`, build, asked.values)
    const { skipCount, maxResultCount } = asked.values
    // A page that is not full is the last: it tells the number itself.
    const isLast = rows.length < maxResultCount && (rows.length > 0 || skipCount === 0)
    const totalCount = isLast ? skipCount + rows.length : await total(db, input, asked, kept)
    return { totalCount, items: await attachLinks(untyped(db), r, links, rows) }
  }

  const count = (db: Db, input: ListInput, now: number, place: Place, kept: KeptCounts | null) =>
    total(db, input, ask(input, now, place), kept)

  async function total(db: Db, input: ListInput, { values, where, shape }: ReturnType<typeof ask>, kept: KeptCounts | null) {
    const build = () => sql`select count(*) as total from ${from(r, input)} where ${where()}`
    const load = async () => (await run<{ total: number }>(untyped(db), `count ${shape}`, build, values))[0]!.total
    // What is live changes with time alone: no write would end a kept number.
    if (!kept || input['state'] !== undefined) return load()
    const { now: _, skipCount: __, maxResultCount: ___, ...filters } = values
    return kept.get(`${shape} ${JSON.stringify(filters)}`, load)
  }

  async function get(db: Db, id: number, now: number, place: Place) {
    const where = () => sql`row."id" = ${blank('id')} and ${inPlace(place)}`
    const build = () => selectRows(r, { from: from(r, {}), where: where(), orderBy: sql`row."id"`, forList: false })
    const rows = await run<StoredRow>(untyped(db), `get ${JSON.stringify(place)}`, build, { id, now, skipCount: 0, maxResultCount: 1 })
    return (await attachLinks(untyped(db), r, links, rows))[0] ?? null
  }

  return { list, count, get }
}

/** A row as the table keeps it; `rows.ts` makes the wire's row of it. */
export type StoredRow = Record<string, unknown>

const inPlace = ({ scope, bin = false }: Place) =>
  sql`row."deletionTime" is ${sql.raw(bin ? 'not null' : 'null')} and ${withinScope(scope)}`

function orderBy(r: Resource, engine: Engine, sorting: { field: string; descending: boolean }[]) {
  const wished = sorting.length > 0 ? sorting : parseSorting(r.sorting)
  // Without a last word equal rows could change places between two pages.
  const whole = wished.some((w) => w.field === 'id') ? wished : [...wished, { field: 'id', descending: true }]
  return sql.join(whole.map((w) => ordered(engine, sql.ref(`row.${w.field}`), { isText: isText(r, w.field), descending: w.descending })))
}

const isText = (r: Resource, name: string) => columnsOf(r).some((c) => c.name === name && c.type === 'text')

export const parseSorting = (sorting: string) =>
  sorting.split(',').map((part) => {
    const [field = 'id', direction] = part.trim().split(/\s+/)
    return { field, descending: direction === 'desc' }
  })

/** The rows to choose from; the state of publishing is joined only where it is asked for, since a join costs most where rows are many. */
const from = (r: Resource, input: ListInput) =>
  input['state'] === undefined ? sql`${sql.table(r.name)} as row` : sql`${sql.table(r.name)} as row ${snapshots(r)}`

const snapshots = (r: Resource) => {
  const table = sql.table(snapshotTable(r))
  return sql`
    left join ${table} as live on live."rowId" = row."id" and live."validFrom" <= ${blank('now')} and (live."validUntil" is null or live."validUntil" > ${blank('now')})
    left join ${table} as next on next."rowId" = row."id" and next."validFrom" > ${blank('now')}`
}

const STAMPS = ['id', 'version', 'creationTime', 'creatorUserId', 'lastModificationTime', 'lastModifierUserId']

interface Selecting {
  from: RawBuilder<unknown>
  where: RawBuilder<unknown>
  orderBy: RawBuilder<unknown>
  forList: boolean
}

/** First the page of rows by id, so that no text is sorted along, then (`cross join` keeps SQLite to that order) what stands beside each: names of references, state of publishing. */
function selectRows(r: Resource, { from: rows, where, orderBy: order, forList }: Selecting) {
  const own = [
    ...STAMPS,
    ...columnsOf(r)
      .filter((c) => !forList || isListed(c.field))
      .map((c) => c.name),
  ].map((name) => sql`${sql.ref(`row.${name}`)}`)
  const publication = r.publishable
    ? [
        sql`live."validFrom" as "liveFrom"`,
        sql`live."validUntil" as "liveUntil"`,
        sql`live."rowVersion" as "liveVersion"`,
        sql`next."validFrom" as "nextFrom"`,
      ]
    : []
  const page = sql`select row."id" from ${rows} where ${where} order by ${order} limit ${blank('maxResultCount')} offset ${blank('skipCount')}`
  const beside = r.publishable ? snapshots(r) : sql``
  return sql`select ${sql.join([...own, ...names(r), ...publication])} from (${page}) as page cross join ${sql.table(r.name)} as row ${beside} where row."id" = page."id" order by ${order}`
}

/** The display text of what each reference points at, in every language it is kept in. */
function names(r: Resource) {
  return properties(r.fields).flatMap(([name, field]) =>
    referenceNames(name, field).map(
      ([shown, column]) =>
        sql`(select ${sql.ref(`target.${column}`)} from ${sql.table(field.target!)} as target where target."id" = ${sql.ref(`row.${name}`)}) as ${sql.ref(shown)}`,
    ),
  )
}

async function attachLinks(db: AnyDb, r: Resource, names: string[], rows: StoredRow[]) {
  for (const name of names) {
    const ids = rows.map((row) => row['id'] as number)
    const found =
      ids.length > 0
        ? await db.selectFrom(linkTable(r, name)).select(['rowId', 'targetId']).where('rowId', 'in', ids).orderBy('targetId').execute()
        : []
    for (const row of rows) row[name] = found.filter((link) => link['rowId'] === row['id']).map((link) => link['targetId'])
  }
  return rows
}
