import { sql } from 'kysely'
import type { Sorting } from '../../../contract/sorting.ts'
import { lowerColumn } from '../../db/dialect.ts'
import type { Engine } from '../../db/engine.ts'

/** The number of rows that use an upload. */
export const useCount = sql<number>`(select count(*) from (select distinct "resource", "rowId" from "uploadUse" where "uploadId" = "upload"."id") as used)`

/** Without a wish the latest come first; they do so as well where files are the same in what is wished for. */
const LATEST: Sorting = [{ field: 'creationTime', descending: true }]

/** The order of the library. A file goes by the name that is shown: its title, else its own. None of these is ever empty. */
export function libraryOrder(engine: Engine, sorting: Sorting = []) {
  const columns: Readonly<Record<string, unknown>> = {
    creationTime: sql`"upload"."creationTime"`,
    name: lowerColumn(engine, sql`coalesce("uploadDetail"."title", "upload"."name")`),
    size: sql`"upload"."size"`,
    useCount,
  }
  const parts = [...sorting, ...LATEST].map(({ field, descending }) => sql`${columns[field]} ${sql.raw(descending ? 'desc' : 'asc')}`)
  return sql`${sql.join(parts)}, "upload"."id" desc`
}
