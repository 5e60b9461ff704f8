import { sql } from 'kysely'
import type { Resource } from '../../contract/resource.ts'
import type { Scope } from '../context.ts'
import { untyped, type AnyDb, type Db, type Engine } from '../db/engine.ts'
import { linkFields, linkTable, type StoredRow } from './columns.ts'
import type { KeptCounts } from './kept-counts.ts'
import { inputReader, type Asked, type ListInput } from './list-input.ts'
import { blank, preparedQueries } from './prepared.ts'
import { scopeText, withinScope } from './scope.ts'
import { chosenFrom, orderBy, selectRows, type Wanted } from './select-rows.ts'

/** Where a query looks: among the rows or in the recycle bin, and within whose scope. */
export interface Place {
  scope: Scope
  bin?: boolean
}

/** The queries of one resource: a list, its count, rows by id. All of them hold the caller's scope. */
export function listQueries(r: Resource, engine: Engine, timeZone: string) {
  const run = preparedQueries()
  const links = linkFields(r).map(([name]) => name)
  const read = inputReader({ r, engine, timeZone })

  /** A page of rows and how many there are in all; `kept` remembers the latter between writes. */
  async function list(db: Db, input: ListInput, now: number, place: Place, kept: KeptCounts | null, wanted: Wanted = 'listed') {
    const asked = read(input)
    const build = () =>
      selectRows(r, { wanted, from: chosenFrom(r, input), where: whereOf(asked, place), orderBy: orderBy(r, engine, asked.sorting) })
    const shape = `list ${wanted} ${asked.order} ${shapeOf(asked, place)}`
    const rows = await run<StoredRow>(untyped(db), shape, build, { ...asked.values, now })
    const { skipCount, maxResultCount } = asked.values
    // A page that is not full is the last: it tells the number itself.
    const isLast = rows.length < maxResultCount && (rows.length > 0 || skipCount === 0)
    const totalCount = isLast ? skipCount + rows.length : await count(db, input, now, place, kept)
    return { totalCount, items: await attachLinks(untyped(db), r, links, rows) }
  }

  async function count(db: Db, input: ListInput, now: number, place: Place, kept: KeptCounts | null) {
    const asked = read(input)
    const shape = shapeOf(asked, place)
    const build = () => sql`select count(*) as total from ${chosenFrom(r, input)} where ${whereOf(asked, place)}`
    const load = async () => (await run<{ total: number }>(untyped(db), `count ${shape}`, build, { ...asked.values, now }))[0]!.total
    // What is live changes with time alone: no write would end a kept number.
    if (!kept || input['state'] !== undefined) return load()
    return kept.get(`${shape} ${asked.filters}`, load)
  }

  /** These rows, in no order; those that are not there, or not in this place, are left out. */
  async function rows(db: Db, ids: readonly number[], now: number, place: Place, wanted: Wanted) {
    const where = () => sql`row."id" in (${sql.join(ids.map((_, index) => blank(index)))}) and ${inPlace(place)}`
    const build = () => selectRows(r, { wanted, from: chosenFrom(r, {}), where: where(), orderBy: sql`row."id"` })
    const values = { ...ids, now, skipCount: 0, maxResultCount: ids.length }
    const found = await run<StoredRow>(untyped(db), `rows ${wanted} ${ids.length} ${placeText(place)}`, build, values)
    return attachLinks(untyped(db), r, links, found)
  }

  return { list, count, rows }
}

const shapeOf = ({ shape }: Asked, place: Place) => `${shape} ${placeText(place)}`

const placeText = ({ scope, bin = false }: Place) => `${bin ? 'bin' : 'rows'} ${scopeText(scope)}`

const whereOf = ({ conditions }: Asked, place: Place) =>
  sql.join([inPlace(place), ...conditions.map((condition) => condition.sql())], sql` and `)

const inPlace = ({ scope, bin = false }: Place) =>
  sql`row."deletionTime" is ${sql.raw(bin ? 'not null' : 'null')} and ${withinScope(scope)}`

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
