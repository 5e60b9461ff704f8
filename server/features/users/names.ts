import type { WireRow } from '../../crud/store.ts'
import type { Context } from '../../http/context.ts'
import { type RoleName, displayNameOf, normalizedName, rolesIn } from './role-names.ts'

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
