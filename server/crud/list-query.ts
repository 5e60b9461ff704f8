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

/** Where and when a query looks: among the rows or in the recycle bin, and within whose scope. */
export interface Look {
  db: Db
  now: number
  scope: Scope
  bin: boolean
  /** Remembers counts between writes. */
  kept: KeptCounts | null
}

/** The queries of one resource: a list, its count, rows by id. All of them hold the caller's scope. */
export function listQueries(r: Resource, engine: Engine, timeZone: string) {
  const run = preparedQueries()
  const links = linkFields(r).map(([name]) => name)
  const read = inputReader({ r, engine, timeZone })

  /** A page of rows, and how many there are in all. */
  async function list(look: Look, input: ListInput, wanted: Wanted) {
    const asked = read(input)
    const build = () =>
      selectRows(r, { wanted, from: chosenFrom(r, input), where: whereOf(asked, look), orderBy: orderBy(r, engine, asked.sorting) })
    const shape = `list ${wanted} ${asked.order} ${shapeOf(asked, look)}`
    const rows = await run<StoredRow>(untyped(look.db), shape, build, { ...asked.values, now: look.now })
    const { skipCount, maxResultCount } = asked.values
    // A page that is not full is the last: it tells the number itself.
    const isLast = rows.length < maxResultCount && (rows.length > 0 || skipCount === 0)
    const totalCount = isLast ? skipCount + rows.length : await count(look, input)
    return { totalCount, items: await attachLinks(untyped(look.db), r, links, rows) }
  }

  async function count(look: Look, input: ListInput) {
    const { db, now, kept } = look
    const asked = read(input)
    const shape = shapeOf(asked, look)
    const build = () => sql`select count(*) as total from ${chosenFrom(r, input)} where ${whereOf(asked, look)}`
    const load = async () => (await run<{ total: number }>(untyped(db), `count ${shape}`, build, { ...asked.values, now }))[0]!.total
    // What is live changes with time alone: no write would end a kept number.
    if (!kept || input['state'] !== undefined) return load()
    return kept.get(`${shape} ${asked.filters}`, load)
  }

  /** These rows, in no order; those that are not there, or not where it looks, are left out. */
  async function rows(look: Look, ids: readonly number[], wanted: Wanted) {
    const { db, now } = look
    const where = () => sql`row."id" in (${sql.join(ids.map((_, index) => blank(index)))}) and ${inPlace(look)}`
    const build = () => selectRows(r, { wanted, from: chosenFrom(r, {}), where: where(), orderBy: sql`row."id"` })
    const values = { ...Object.fromEntries(ids.entries()), now, skipCount: 0, maxResultCount: ids.length }
    const found = await run<StoredRow>(untyped(db), `rows ${wanted} ${ids.length} ${placeText(look)}`, build, values)
    return attachLinks(untyped(db), r, links, found)
  }

  return { list, count, rows }
}

const shapeOf = ({ shape }: Asked, look: Look) => `${shape} ${placeText(look)}`

const placeText = ({ scope, bin }: Look) => `${bin ? 'bin' : 'rows'} ${scopeText(scope)}`

const whereOf = ({ conditions }: Asked, look: Look) =>
  sql.join([inPlace(look), ...conditions.map((condition) => condition.sql())], sql` and `)

const inPlace = ({ scope, bin }: Look) => sql`row."deletionTime" is ${sql.raw(bin ? 'not null' : 'null')} and ${withinScope(scope)}`

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
