import { sql } from 'kysely'
import { Problem } from '../../../../contract/errors.ts'
import { ALL_CHANGES } from '../../../../contract/features/log-exports.ts'
import { permitOf, type Resource } from '../../../../contract/resource.ts'
import { allResources } from '../../../../contract/resources/index.ts'
import { toldChanges } from '../../../crud/changes.ts'
import { rowsInReach, under, withinScopeNow } from '../../../crud/scope.ts'
import { isKept } from '../../../db/log-start.ts'
import { isoTime } from '../../../crud/times.ts'
import { forLongRead, type Context } from '../../../http/context.ts'
import { say } from '../../../language/words.ts'
import type { Filter } from './filters.ts'
import { namesOf } from './persons.ts'

/** A holder of the permit to export the changes (an auditor) reads them whole, without permits on the rows. */
const readsAll = ({ caller }: Context) => caller.permits.has(ALL_CHANGES)

const resourcesSeen = (ctx: Context) => allResources.filter((r) => readsAll(ctx) || ctx.caller.permits.has(permitOf(r, 'View')))

/** The names of the resources of which the caller may view every row: numbers of their changes tell nothing about rows out of reach. */
export const resourcesInFullReach = (ctx: Context): string[] =>
  resourcesSeen(ctx).flatMap((r) => (readsAll(ctx) || rowsInReach(under(ctx, r, 'View'), r).kind === 'all' ? [r.name] : []))

/** The condition for changes of rows that the caller may view: of resources by their permits, and of rows within the scope of these. */
export function changesInReach(ctx: Context): Filter[] {
  const seen = resourcesSeen(ctx)
  if (seen.length === 0) return [{ condition: sql<boolean>`1 = 0` }]
  const parts = seen.map((r) => sql`(row."entityType" = ${r.name} and ${withinReach(ctx, r)})`)
  return [{ condition: sql<boolean>`(${sql.join(parts, sql` or `)})` }]
}

function withinReach(ctx: Context, r: Resource) {
  if (readsAll(ctx)) return sql`1 = 1`
  const scope = rowsInReach(under(ctx, r, 'View'), r)
  if (scope.kind === 'all') return sql`1 = 1`
  const inScope = sql`select row."id" from ${sql.table(r.name)} as row where ${withinScopeNow(ctx.database.engine, scope)}`
  return sql`row."entityId" in (${inScope})`
}

/** One change with its values. A change that is out of reach is as if there were none. */
export async function changeOf(given: Context, id: number) {
  const ctx = forLongRead(given)
  const [reach] = changesInReach(given)
  const row = await ctx.db
    .selectFrom('entityChange as row')
    .selectAll()
    .where('row.id', '=', id)
    .where(isKept('entityChange', 'row.id'))
    .where(reach!.condition)
    .executeTakeFirst()
  if (!row) throw new Problem('notFound', { values: { name: say(ctx.language, 'services.EntityChange'), id } })
  const { changeTime, propertyChanges, ...rest } = row
  const names = await namesOf(ctx, [row])
  return {
    ...rest,
    creationTime: isoTime(changeTime),
    userName: names.get(row.userId) ?? null,
    ...toldChanges(propertyChanges, ctx.language),
  }
}
