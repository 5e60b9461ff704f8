import { permitOf } from '../../../contract/resource.ts'
import { organizationUnit } from '../../../contract/resources/identity.ts'
import type { Context } from '../../http/context.ts'
import { inLanguage } from '../../language/localized.ts'
import { fullName } from './names.ts'

interface Named {
  id: number
  name: string
}

/** Returns units with their names, in the order of their numbers; also those in the recycle bin, which scopes may still name. */
export async function namedUnits(ctx: Context, ids: readonly number[]): Promise<Named[]> {
  if (ids.length === 0) return []
  const rows = await ctx.db
    .selectFrom('organizationUnit')
    .select(['id', 'displayName', 'displayNameEn'])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ id: row.id, name: inLanguage(row, 'displayName', ctx.language) ?? row.displayName }))
}

/** The same for those who may view units; the others get their numbers (B-100d). */
export const unitsAsKnown = (ctx: Context, ids: readonly number[]): Promise<Named[]> =>
  mayViewUnits(ctx) ? namedUnits(ctx, ids) : Promise.resolve(ids.map((id) => ({ id, name: `#${id}` })))

export const mayViewUnits = ({ caller }: Context): boolean => caller.permits.has(permitOf(organizationUnit, 'View'))

/** Returns users with their names. */
export async function namedUsers(ctx: Context, ids: readonly number[]): Promise<Named[]> {
  if (ids.length === 0) return []
  const rows = await ctx.db
    .selectFrom('user')
    .select(['id', 'userName', 'name', 'surname'])
    .where('id', 'in', [...ids])
    .execute()
  return rows.map((row) => ({ id: row.id, name: fullName(row) || row.userName }))
}
