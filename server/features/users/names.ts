import { Problem } from '../../../contract/errors.ts'
import type { WireRow } from '../../crud/store.ts'
import type { Context } from '../../http/context.ts'
import { inLanguage } from '../../language/localized.ts'

interface RoleName {
  name: string
  displayName: string
  displayNameEn: string | null
}

/** The name of a role in capitals, as this family of clients compares roles. */
export const normalizedName = ({ name }: Pick<RoleName, 'name'>) => name.toUpperCase()

/** The name of a role as people read it. */
export const displayNameOf = (role: RoleName, { language }: Context) => inLanguage(role, 'displayName', language) ?? role.name

const CHINESE = /\p{Script=Han}/u

/** `林一诺`, `Ada Lovelace`: Chinese names begin with the surname and have no space. */
export function fullName(row: Readonly<Record<string, unknown>>): string {
  const parts = [row['name'], row['surname']].filter((part): part is string => typeof part === 'string' && part !== '')
  return parts.some((part) => CHINESE.test(part)) ? parts.toReversed().join('') : parts.join(' ')
}

/** Adds to rows of users the names that are read from more than their columns; the roles of all rows are read at once. */
export async function withNames<R extends WireRow>(ctx: Context, rows: readonly R[]) {
  const roles = await rolesById(ctx, new Set(rows.flatMap(roleIdsOf)))
  return rows.map((row) => ({
    ...row,
    ...namesOf(
      ctx,
      row,
      roleIdsOf(row).flatMap((id) => roles.get(id) ?? []),
    ),
  }))
}

export const namesOf = (ctx: Context, row: Readonly<Record<string, unknown>>, roles: readonly RoleName[]) => ({
  fullName: fullName(row),
  roleNames: roles.map(normalizedName),
  roleDisplayNames: roles.map((role) => displayNameOf(role, ctx)),
})

const roleIdsOf = ({ roleIds }: WireRow): number[] => (Array.isArray(roleIds) ? roleIds : [])

async function rolesById(ctx: Context, ids: ReadonlySet<number>) {
  if (ids.size === 0) return new Map<number, RoleName>()
  const rows = await rolesIn(ctx)
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map((role) => [role.id, role]))
}

const rolesIn = (ctx: Context) =>
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
