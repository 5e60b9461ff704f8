import { sql } from 'kysely'
import type { Resource } from '../../contract/resource.ts'
import { untyped, type AnyDb, type Engine } from '../db/engine.ts'
import { byFullText, TRIED } from '../db/full-text.ts'
import { linkFields, linkTable, type StoredRow } from './columns.ts'
import { listCounts, totalOf } from './list-counts.ts'
import { inputReader, type ListQuery, type ListInput } from './list-input.ts'
import { listPlans, type Plan } from './list-plan.ts'
import { firstRows, foundRows, inPlace, othersOf, partsOf, partsOfPaired, placeText, whereOf } from './list-where.ts'
import { blank, preparedQueries } from './prepared.ts'
import type { QueryScope } from './query-scope.ts'
import { orderBy, selectRows, tableOf, type Wanted } from './select-rows.ts'

/** The queries of one resource: a list, its count, rows by id. All of them hold the caller's scope. */
export function listQueries(r: Resource, engine: Engine, timeZone: string) {
  const run = preparedQueries()
  const links = linkFields(r).map(([name]) => name)
  const read = inputReader({ r, engine, timeZone })
  const counts = listCounts(r, engine, run)
  const plans = listPlans(counts)

  /** Returns a page of rows, and the number of all rows. */
  async function list(look: QueryScope, input: ListInput, wanted: Wanted) {
    const asked = read(input)
    const plan = plans.known(look) ?? (await plans.make(look, asked))
    const rows = await page(look, asked, wanted, plan)
    const { skipCount, maxResultCount } = asked.values
    // A page that is not full is the last page, so it tells the number of all rows.
    const isLast = rows.length < maxResultCount && (rows.length > 0 || skipCount === 0)
    const counted = isLast ? { total: skipCount + rows.length } : (plan.counted ?? (await counts.bounded(look, asked)))
    const items = links.length > 0 ? await attachLinks(untyped(look.db), r, links, rows) : rows
    return { ...totalOf(counted, asked.values, rows.length), items }
  }

  function page(look: QueryScope, asked: ListQuery, wanted: Wanted, plan: Plan) {
    if (engine === 'postgres' && plan.by === 'order' && asked.pairs) return walk(look, asked, wanted)
    const build = () =>
      selectRows(r, {
        wanted,
        from: plan.by === 'filter' ? foundRows(r, engine, asked) : tableOf(r),
        where: whereOf(asked, look, plan.by === 'order' && engine === 'sqlite'),
        orderBy: (isLoose) => orderBy(r, engine, asked.sorting, isLoose && plan.by === 'filter' && engine === 'sqlite'),
      })
    const shape = `list ${wanted} ${plan.by} ${asked.order} ${asked.shape} ${placeText(look)}`
    return run<StoredRow>(untyped(plan.isLong ? look.longReads : look.db), shape, build, { ...asked.values, now: look.now })
  }

  /**
   * Walks the rows in their order and looks for parts of texts, of which there are many. A part that is nearly everywhere is found among the first rows.
   * If it is not, PostgreSQL collects the rows with its pairs, and checks the text of no others.
   */
  async function walk(look: QueryScope, asked: ListQuery, wanted: Wanted) {
    const order = () => orderBy(r, engine, asked.sorting)
    const read = (db: AnyDb, isTried: boolean) => {
      const from = () => (isTried ? firstRows(r, { where: othersOf(asked, look), orderBy: order(), first: TRIED }) : tableOf(r))
      const where = () => (isTried ? partsOf(asked) : sql`${othersOf(asked, look)} and ${partsOfPaired(r, asked)}`)
      const shape = `walk ${isTried} ${wanted} ${asked.order} ${asked.shape} ${placeText(look)}`
      const build = () => selectRows(r, { wanted, from: from(), where: where(), orderBy: order })
      return run<StoredRow>(db, shape, build, { ...asked.values, now: look.now })
    }
    const { skipCount, maxResultCount } = asked.values
    const tried = skipCount + maxResultCount <= TRIED ? await read(untyped(look.longReads), true) : []
    if (tried.length === maxResultCount) return tried
    return look.longReads.isTransaction
      ? read(untyped(look.longReads), false)
      : byFullText(look.longReads, (db) => read(untyped(db), false))
  }

  /** Returns the rows with these ids, in no order; rows outside the scope are left out. */
  async function rows(look: QueryScope, ids: readonly number[], wanted: Wanted) {
    const { db, now } = look
    const where = () => sql`row."id" in (${sql.join(ids.map((_, index) => blank(index)))}) and ${inPlace(look)}`
    const build = () => selectRows(r, { wanted, where: where(), orderBy: () => sql`row."id"` })
    const values = { ...Object.fromEntries(ids.entries()), now, skipCount: 0, maxResultCount: ids.length }
    const found = await run<StoredRow>(untyped(db), `rows ${wanted} ${ids.length} ${placeText(look)}`, build, values)
    return attachLinks(untyped(db), r, links, found)
  }

  return { list, count: (look: QueryScope, input: ListInput) => counts.exact(look, read(input)), rows }
}

async function attachLinks(db: AnyDb, r: Resource, names: string[], rows: StoredRow[]) {
  for (const name of names) {
    const ids = rows.map((row) => row.id)
    const found =
      ids.length > 0
        ? await db.selectFrom(linkTable(r, name)).select(['rowId', 'targetId']).where('rowId', 'in', ids).orderBy('targetId').execute()
        : []
    for (const row of rows) row[name] = found.filter((link) => link['rowId'] === row.id).map((link) => link['targetId'])
  }
  return rows
}
