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
