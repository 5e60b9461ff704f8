import { sql } from 'kysely'
import type { Resource } from '../../../contract/resource.ts'
import { allResources } from '../../../contract/resources/index.ts'
import { breather } from '../../crud/breathe.ts'
import { changeMany } from '../../crud/changing-many.ts'
import { snapshotTable } from '../../crud/columns.ts'
import { followRenamed } from '../../crud/following-links.ts'
import type { Context } from '../../http/context.ts'

/** So many rows are changed by one set of statements: SQLite answers nobody while one runs. */
const AT_ONCE = 500

interface UsingField {
  r: Resource
  name: string
}

/** The fields that choose from the dictionary type with this code. */
export const usingFields = (code: string): UsingField[] =>
  allResources.flatMap((r) =>
    Object.entries(r.fields)
      .filter(([, field]) => field.dictionary === code)
      .map(([name]) => ({ r, name })),
  )

/** Counts the rows outside the recycle bin that hold each value of a type; values without such rows are left out. */
export async function usesOf({ db }: Pick<Context, 'db'>, code: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const { r, name } of usingFields(code)) {
    const { rows } = await sql<{ value: string; count: number }>`
      select ${sql.ref(name)} as "value", count(*) as "count" from ${sql.table(r.name)}
      where "deletionTime" is null and ${sql.ref(name)} is not null group by ${sql.ref(name)}`.execute(db)
    for (const { value, count } of rows) counts.set(value, (counts.get(value) ?? 0) + Number(count))
  }
  return counts
}

interface Replacing {
  /** The code of the dictionary type. */
  code: string
  from: string
  to: string
}

/**
 * Puts another value of a type in the place of one, in every row, in the recycle bin too, and in all that was, is and will be published. The value is a
 * key that nobody reads, so neither rights to those rows nor their state matter. Links to lists by the value follow. Returns the number of rows.
 */
export async function replaceValue(ctx: Context, { code, from, to }: Replacing): Promise<number> {
  const breathe = breather(ctx.origin)
  let changed = 0
  for (const { r, name } of usingFields(code)) {
    for (;;) {
      const ids = await holding(ctx, { r, name, value: from })
      if (ids.length === 0) break
      await changeMany(ctx, r, { ids, values: { [name]: to } })
      changed += ids.length
      await breathe()
    }
    if (r.publishable)
      await sql`update ${sql.table(snapshotTable(r))} set ${sql.ref(name)} = ${to} where ${sql.ref(name)} = ${from}`.execute(ctx.db)
    ctx.changed.add(r.name).add(`${r.name}-draft`)
  }
  await followRenamed(ctx, { of: code, from, to })
  return changed
}

async function holding({ db }: Context, { r, name, value }: UsingField & { value: string }): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select "id" from ${sql.table(r.name)} where ${sql.ref(name)} = ${value} order by "id" limit ${sql.lit(AT_ONCE)}`.execute(db)
  return rows.map(({ id }) => id)
}
