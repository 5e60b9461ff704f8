import type { Store } from '../../crud/store.ts'
import type { Context } from '../../http/context.ts'
import { rolesOf } from '../../http/roles.ts'
import { version } from '../../config/version.ts'
import { inLanguage } from '../../language/localized.ts'
import { demoRoles } from '../sign-in/demo-roles.ts'
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
  const nameOf = (role: Pick<(typeof held)[number], 'name' | 'displayName' | 'displayNameEn'>) =>
    inLanguage(role, 'displayName', ctx.language) ?? role.name
  return {
    ...row,
    roles: roles.map((role) => role.name),
    roleNames: roles.map(nameOf),
    fullName: [row['surname'], row['name']].filter(Boolean).join(''),
    ownRoles: own.map((role) => ({ name: role.name, displayName: nameOf(role) })),
    viewingAs: only === null ? null : (roles[0]?.name ?? null),
  }
}

/** The caller as ABP's own clients ask for it. */
export async function currentLogin(ctx: Context) {
  const { userId } = ctx.caller
  const found =
    userId === null
      ? undefined
      : await ctx.db
          .selectFrom('user')
          .select(['id', 'name', 'surname', 'userName', 'emailAddress'])
          .where('id', '=', userId)
          .executeTakeFirst()
  return { application: { version, features: {} }, user: found ?? null, tenant: null }
}
