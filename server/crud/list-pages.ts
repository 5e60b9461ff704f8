import { sql } from 'kysely'
import { untyped, type AnyDb } from '../db/engine.ts'
import { byFullText, TRIED } from '../db/full-text.ts'
import type { StoredRow } from './columns.ts'
import type { ListQuery } from './list-input.ts'
import { isNearBy, type Plan } from './list-plan.ts'
import { beginning, firstRows, othersOf, partsOf, partsOfPaired, placeShape, whereOf } from './list-where.ts'
import type { QueryParts } from './prepared.ts'
import { valuesOf, type QueryScope } from './query-scope.ts'
import { orderBy, selectRows, tableOf, type Wanted } from './select-rows.ts'

interface Page {
  scope: QueryScope
  query: ListQuery
  wanted: Wanted
}

/** Reads the rows of a page by the plan of its list. */
export function listPages({ r, engine, run }: QueryParts) {
  function read({ scope, query, wanted }: Page, plan: Plan) {
    if (engine === 'postgres' && plan.by === 'order' && query.pairs) return walk({ scope, query, wanted })
    const build = () => {
      const { from, conditions } = plan.by === 'filter' ? beginning(r, engine, query) : { from: tableOf(r), conditions: query.conditions }
      return selectRows(r, {
        wanted,
        from,
        where: whereOf({ conditions }, scope, isNearBy(plan.by) ? plan.by : plan.by === 'order'),
        orderBy: (isLoose) =>
          orderBy(r, engine, query.sorting, isLoose && (plan.by === 'filter' || isNearBy(plan.by)) && engine === 'sqlite'),
      })
    }
    const shape = `list ${wanted} ${plan.by} ${query.order} ${query.shape} ${placeShape(scope)}`
    const db = untyped(plan.isLong ? scope.longReads : scope.db)
    return run<StoredRow>(db, { shape, build, values: { ...query.values, ...valuesOf(scope) } })
  }

  /**
   * Walks the rows in their order and looks for parts of texts, of which there are many. A part that is nearly everywhere is found among the first rows.
   * If it is not, PostgreSQL collects the rows with its pairs, and checks the text of no others.
   */
  async function walk(page: Page) {
    const { longReads } = page.scope
    const { skipCount, maxResultCount } = page.query.values
    const tried = skipCount + maxResultCount <= TRIED ? await readAlong(untyped(longReads), page, true) : []
    if (tried.length === maxResultCount) return tried
    return longReads.isTransaction
      ? readAlong(untyped(longReads), page, false)
      : byFullText(longReads, (db) => readAlong(untyped(db), page, false))
  }

  function readAlong(db: AnyDb, { scope, query, wanted }: Page, isTried: boolean) {
    const order = () => orderBy(r, engine, query.sorting)
    const from = () => (isTried ? firstRows(r, { where: othersOf(query, scope), orderBy: order(), first: TRIED }) : tableOf(r))
    const where = () => (isTried ? partsOf(query) : sql`${othersOf(query, scope)} and ${partsOfPaired(r, query)}`)
    const shape = `walk ${isTried} ${wanted} ${query.order} ${query.shape} ${placeShape(scope)}`
    const build = () => selectRows(r, { wanted, from: from(), where: where(), orderBy: order })
    return run<StoredRow>(db, { shape, build, values: { ...query.values, ...valuesOf(scope) } })
  }

  return { read }
}
