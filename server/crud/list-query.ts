import { sql } from 'kysely'
import type { Resource } from '../../contract/resource.ts'
import { untyped, type Engine } from '../db/engine.ts'
import type { StoredRow } from './columns.ts'
import { linkedIds } from './linked-ids.ts'
import { listCounts, totalOf } from './list-counts.ts'
import { inputReader, type ListInput } from './list-input.ts'
import { listPages } from './list-pages.ts'
import { listPlans } from './list-plan.ts'
import { inPlace, placeShape } from './list-where.ts'
import { blank, preparedQueries } from './prepared.ts'
import { valuesOf, type QueryScope } from './query-scope.ts'
import { selectRows, type Wanted } from './select-rows.ts'

/** The queries of one resource: a list, its count, rows by id. All of them hold the caller's scope. */
export function listQueries(r: Resource, engine: Engine) {
  const run = preparedQueries()
  const readIn = readers(r, engine)
  const counts = listCounts({ r, engine, run })
  const plans = listPlans(counts)
  const pages = listPages({ r, engine, run })
  const withLinks = linkedIds(r)

  /** Returns a page of rows, and the number of all rows. */
  async function list(scope: QueryScope, input: ListInput, wanted: Wanted) {
    const query = readIn(scope)(input)
    const plan = plans.known(scope, query) ?? (await plans.make(scope, query))
    const rows = await pages.read({ scope, query, wanted }, plan)
    const { skipCount, maxResultCount } = query.values
    // A page that is not full is the last page, so it tells the number of all rows.
    const isLast = rows.length < maxResultCount && (rows.length > 0 || skipCount === 0)
    const counted = isLast ? { total: skipCount + rows.length } : (plan.counted ?? (await counts.bounded(scope, query)))
    return { ...totalOf(counted, query.values, rows.length), items: await withLinks(untyped(scope.db), rows) }
  }

  /** Returns the rows with these ids, in no order; rows outside the scope are left out. */
  async function rows(scope: QueryScope, ids: readonly number[], wanted: Wanted) {
    const db = untyped(scope.db)
    const where = () => sql`row."id" in (${sql.join(ids.map((_, index) => blank(index)))}) and ${inPlace(scope)}`
    const build = () => selectRows(r, { wanted, where: where(), orderBy: () => sql`row."id"` })
    const values = { ...Object.fromEntries(ids.entries()), ...valuesOf(scope), skipCount: 0, maxResultCount: ids.length }
    const shape = `rows ${wanted} ${ids.length} ${placeShape(scope)}`
    return withLinks(db, await run<StoredRow>(db, { shape, build, values }))
  }

  return { list, count: (scope: QueryScope, input: ListInput) => counts.exact(scope, readIn(scope)(input)), rows }
}

/** The readers of inputs, one for each time zone and language: an input that was read for one is not taken for another. */
function readers(r: Resource, engine: Engine) {
  const known = new Map<string, ReturnType<typeof inputReader>>()
  return ({ timeZone, language }: Pick<QueryScope, 'timeZone' | 'language'>) => {
    const name = `${language} ${timeZone}`
    const read = known.get(name) ?? inputReader({ r, engine, timeZone, language })
    known.set(name, read)
    return read
  }
}
