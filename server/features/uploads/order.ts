import { sql, type RawBuilder } from 'kysely'
import type { Sorting } from '../../../contract/sorting.ts'
import { ordered } from '../../db/dialect.ts'
import type { Engine } from '../../db/engine.ts'

/** The number of rows that use an upload. */
export const useCount = sql<number>`(select count(*) from (select distinct "resource", "rowId" from "uploadUse" where "uploadId" = "upload"."id") as used)`

/** Without a wish the latest come first; they do so as well where files are the same in what is wished for. */
const LATEST: Sorting = [{ field: 'creationTime', descending: true }]

const COLUMNS: Readonly<Record<string, RawBuilder<unknown>>> = {
  creationTime: sql`"upload"."creationTime"`,
  name: sql`coalesce("uploadDetail"."titleSortKey", "upload"."nameSortKey")`,
  size: sql`"upload"."size"`,
  useCount,
}

/** The order of the library. A file goes by the name that is shown: its title, else its own, Chinese by pinyin. None of these is ever empty. */
export function libraryOrder(engine: Engine, sorting: Sorting = []) {
  const parts = [...sorting, ...LATEST].map(({ field, descending }) =>
    ordered(engine, COLUMNS[field]!, { isText: field === 'name', isFull: true, descending }),
  )
  return sql`${sql.join(parts)}, "upload"."id" desc`
}
