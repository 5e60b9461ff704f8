import { Problem } from '../../../contract/errors.ts'
import type { Context } from '../../http/context.ts'
import { inLanguage } from '../../language/localized.ts'

export interface RoleName {
  name: string
  displayName: string
  displayNameEn: string | null
}

/** The name of a role in capitals, as this family of clients compares roles. */
export const normalizedName = ({ name }: Pick<RoleName, 'name'>) => name.toUpperCase()

/** The name of a role as people read it. */
export const displayNameOf = (role: RoleName, { language }: Context) => inLanguage(role, 'displayName', language) ?? role.name

/** The query of the roles outside the recycle bin. */
export const rolesIn = (ctx: Context) =>
  ctx.db.selectFrom('role').select(['id', 'name', 'displayName', 'displayNameEn']).where('deletionTime', 'is', null)

/** Returns the ids of the roles with these names, in any case, or with these display names. Refuses names that no role has. */
export async function roleIdsNamed(ctx: Context, names: readonly string[]): Promise<number[]> {
  const roles = await rolesIn(ctx).execute()
  const byDisplayName = roles.flatMap((role) => [role.displayName, role.displayNameEn].map((name) => [lower(name), role.id] as const))
  const byName = roles.map((role) => [lower(role.name), role.id] as const)
  const known = new Map([...byDisplayName, ...byName])
  const unknown = names.filter((name) => !known.has(lower(name)))
  if (unknown.length > 0)
    throw new Problem('invalid', { members: { roleNames: 'invalid.noSuchRole' }, values: { names: unknown.join(', ') } })
  return [...new Set(names.flatMap((name) => known.get(lower(name)) ?? []))]
}

/** Returns those of the ids that belong to roles in the recycle bin. */
export async function deletedRoles(ctx: Context, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await ctx.db.selectFrom('role').select('id').where('id', 'in', ids).where('deletionTime', 'is not', null).execute()
  return rows.map(({ id }) => id)
}

const lower = (name: string | null) => (name ?? '').trim().toLowerCase()
