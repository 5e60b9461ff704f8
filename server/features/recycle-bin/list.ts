import { sql } from 'kysely'
import { MOST_COUNTED } from '../../../contract/format/count-text.ts'
import { englishName } from '../../../contract/languages.ts'
import { permitOf, type Resource } from '../../../contract/resource.ts'
import type { CreatedDays } from '../../../contract/schema.ts'
import { allResources } from '../../../contract/resources/index.ts'
import { onDays } from '../../crud/days.ts'
import { totalOf } from '../../crud/list-counts.ts'
import { rowsInReach, withinScopeNow } from '../../crud/scope.ts'
import { isoTime } from '../../crud/times.ts'
import { containing, lowerColumn } from '../../db/dialect.ts'
import { forLongRead, type Context } from '../../http/context.ts'

interface Asked extends CreatedDays {
  resource?: string | undefined
  keyword?: string | undefined
  skipCount: number
  maxResultCount: number
}

interface Row {
  resource: string
  id: number
  title: string | null
  titleEn: string | null
  deletionTime: number
  deleterUserId: number | null
  deleterName: string | null
}

/** Returns a page of the deleted rows that the caller may delete or restore, newest first. */
export async function listBinned(given: Context, { resource, keyword, skipCount, maxResultCount, ...days }: Asked) {
  const ctx = forLongRead(given)
  const page = { skipCount, maxResultCount }
  const seen = allResources.filter((r) => r.writable && (resource ?? r.name) === r.name && ctx.caller.permits.has(permitOf(r, 'Delete')))
  if (seen.length === 0) return { totalCount: 0, items: [] }
  const rows = sql`(${sql.join(
    seen.map((r) => deletedOf(ctx, r, { keyword, ...days })),
    sql` union all `,
  )}) as row`
  const counted = await sql<{ total: number }>`
    select count(*) as total from (select 1 from ${rows} limit ${MOST_COUNTED + 1}) as found`.execute(ctx.db)
  const found = Number(counted.rows[0]!.total)
  const { rows: items } = await sql<Row>`
    select row.*, "user"."userName" as "deleterName" from ${rows} left join "user" on "user"."id" = row."deleterUserId"
    order by row."deletionTime" desc, row."resource", row."id" desc
    limit ${page.maxResultCount} offset ${page.skipCount}`.execute(ctx.db)
  const total = found > MOST_COUNTED ? { total: MOST_COUNTED, hasMore: true as const } : { total: found }
  return { ...totalOf(total, page, items.length), items: items.map((row) => ({ ...row, deletionTime: isoTime(row.deletionTime) })) }
}

/** The deleted rows of one resource; a keyword is looked for in their names. */
function deletedOf(ctx: Context, r: Resource, { keyword = '', ...days }: Omit<Asked, 'skipCount' | 'maxResultCount'>) {
  const names = [r.display, ...(r.fields[r.display]?.localized ? [englishName(r.display)] : [])]
  const [title, titleEn] = [sql.ref(names[0]!), names[1] ? sql.ref(names[1]) : sql`cast(null as text)`]
  const matches = names.map((name) => sql`${lowerColumn(ctx.database.engine, sql.ref(name))} like ${containing(keyword)} escape '\\'`)
  const asked = [...(keyword === '' ? [] : [sql`(${sql.join(matches, sql` or `)})`]), ...onDays('deletionTime', days, ctx.settings)]
  return sql`
    select cast(${sql.lit(r.name)} as text) as "resource", "id", ${title} as "title", ${titleEn} as "titleEn", "deletionTime", "deleterUserId"
    from ${sql.table(r.name)} as row where "deletionTime" is not null and ${withinScopeNow(ctx.database.engine, rowsInReach(ctx, r, 'Delete'))}
      ${sql.join(
        asked.map((one) => sql`and ${one}`),
        sql` `,
      )}`
}
