import type { Store } from '../../crud/store.ts'
import type { Context } from '../../http/context.ts'
import { rolesOf } from '../../http/roles.ts'
import { demoRoles } from '../sign-in/demo-roles.ts'
import { namesOf } from './names.ts'
import { displayNameOf } from './role-names.ts'
import { narrowedTo, ownOrPermitted } from './own.ts'

interface UserViewParts {
  store: Store
  isDemo: boolean
}

/** Reads a user with the roles of the session, and for the caller the roles between which they can change. */
export async function viewUser(ctx: Context, id: number, { store, isDemo }: UserViewParts) {
  ownOrPermitted(ctx, id)
  const row = await store.get(ctx, id)
  const only = narrowedTo(ctx, id)
  const held = await rolesOf(ctx.db, id)
  const roles = only === null ? held : held.filter((role) => role.id === only)
  const own = isDemo && id === ctx.caller.userId ? await demoRoles(ctx.db) : held
  return {
    ...row,
    ...namesOf(ctx, row, roles),
    roles: roles.map((role) => role.name),
    ownRoles: own.map((role) => ({ name: role.name, displayName: displayNameOf(role, ctx) })),
    viewingAs: only === null ? null : (roles[0]?.name ?? null),
  }
}
