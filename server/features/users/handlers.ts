import { Problem } from '../../../contract/errors.ts'
import { session, users } from '../../../contract/features/identity.ts'
import { resourceEndpoints } from '../../../contract/calls/resource-endpoints.ts'
import { user } from '../../../contract/resources/identity.ts'
import type { Context } from '../../http/context.ts'
import { breather } from '../../crud/breathe.ts'
import type { Store } from '../../crud/store.ts'
import { requirePermit } from '../../http/call.ts'
import { handle, handlePrepared, type Mounted } from '../../http/handlers.ts'
import { inLanguage } from '../../language/localized.ts'
import type { Bus } from '../../db/bus.ts'
import type { Environment } from '../../config/environment.ts'
import { version } from '../../config/version.ts'
import { demoRoles } from '../sign-in/demo-roles.ts'
import { endLostRoles, endSessions, grantedTo, rolesOf } from '../../http/sessions.ts'
import { permitsOf } from '../../http/permits.ts'
import { createOwnPassword, newHash, setPassword } from './passwords.ts'
import { keepAdministrator, keepSelf, refuseBeyondOwn } from './rules.ts'

const e = resourceEndpoints(user)

type NewUser = Parameters<typeof newHash>[1]
type Input = Record<string, unknown> & { id: number; version: number }

interface UserParts {
  environment: Pick<Environment, 'isDemo'>
  bus: Bus
}

/** The calls of users that the kit cannot say: one's own record, passwords, and who may make whom what. */
export function userHandlers(store: Store, derived: Record<string, Mounted>, { environment, bus }: UserParts): Record<string, Mounted> {
  const { isDemo } = environment
  const ownPassword = createOwnPassword(bus)
  const fullName = (row: Record<string, unknown>) => [row['surname'], row['name']].filter(Boolean).join('')

  async function view(ctx: Context, id: number) {
    ownOrPermitted(ctx, id)
    const row = await store.get(ctx, id)
    const only = narrowedTo(ctx, id)
    const held = await rolesOf(ctx.db, id)
    const roles = only === null ? held : held.filter((role) => role.id === only)
    const own = isDemo && id === ctx.caller.userId ? await demoRoles(ctx.db) : held
    const called = (role: Pick<(typeof held)[number], 'name' | 'displayName' | 'displayNameEn'>) =>
      inLanguage(role, 'displayName', ctx.language) ?? role.name
    return {
      ...row,
      roles: roles.map((r) => r.name),
      roleNames: roles.map(called),
      fullName: fullName(row),
      ownRoles: own.map((role) => ({ name: role.name, displayName: called(role) })),
      viewingAs: only === null ? null : (roles[0]?.name ?? null),
    }
  }

  async function create({ password: _, ...given }: Record<string, unknown>, ctx: Context, passwordHash: string) {
    const values = { roleIds: await defaultRoles(ctx), ...given } as Record<string, unknown>
    await refuseBeyondOwn(ctx, values['roleIds'] as number[] | undefined)
    const row = await store.create(ctx, values)
    await ctx.db
      .updateTable('user')
      .set({ passwordHash })
      .where('id', '=', row['id'] as number)
      .execute()
    return row
  }

  async function update(input: Input, ctx: Context) {
    await refuseBeyondOwn(ctx, input['roleIds'] as number[] | undefined, input.id)
    if (input['isActive'] === false) keepSelf(ctx, input.id)
    const row = await store.update(ctx, input)
    await keepAdministrator(ctx)
    if (row['isActive'] === false) await endSessions(ctx.db, input.id)
    if (input['roleIds'] !== undefined) await endLostRoles(ctx.db)
    return row
  }

  async function remove(ctx: Context, ids: number[]) {
    const breathe = breather(ctx.origin)
    for (const id of ids) {
      keepSelf(ctx, id)
      await refuseBeyondOwn(ctx, undefined, id)
      await breathe()
    }
    await store.remove(ctx, ids)
    await keepAdministrator(ctx)
    // Takes locks in the same order as an update, so that the two never wait for each other.
    for (const id of ids) await endSessions(ctx.db, id)
    return null
  }

  async function resetPassword({ userId }: { userId: number }, ctx: Context, passwordHash: string) {
    await store.get(ctx, userId)
    await refuseBeyondOwn(ctx, undefined, userId)
    await setPassword(ctx, userId, passwordHash)
    await endSessions(ctx.db, userId)
    return null
  }

  return {
    ...derived,
    get: handle(users.get, ({ id }, ctx) => view(ctx, id) as never),
    create: handlePrepared(users.create, (input, ctx) => newHash(ctx, input as NewUser, 'password'), create as never),
    update: handle(e.update, (input, ctx) => update(input as Input, ctx) as never),
    insertOrUpdate: handle(e.insertOrUpdate, async (input, ctx) => {
      if ((input as Partial<Input>).id === undefined) throw new Problem('rule', { members: { id: 'invalid.required' } })
      return update(input as Input, ctx) as never
    }),
    delete: handle(e.delete, ({ id }, ctx) => remove(ctx, [id])),
    batchDelete: handle(e.batchDelete, ({ ids }, ctx) => remove(ctx, ids)),
    restore: handle(e.restore, async ({ id }, ctx) => {
      await refuseBeyondOwn(ctx, undefined, id)
      return store.restore(ctx, id) as never
    }),
    deleteForever: handle(e.deleteForever, async ({ id }, ctx) => {
      await refuseBeyondOwn(ctx, undefined, id)
      await store.deleteForever(ctx, id)
      return null
    }),
    saveImport: {
      ...derived['saveImport']!,
      run: async (input, ctx, given) => {
        const roleIds = await defaultRoles(ctx)
        const items = (given as Record<string, unknown>[]).map((item) => ({ roleIds, ...item }))
        const breathe = breather(ctx.origin)
        for (const item of items) {
          await refuseBeyondOwn(ctx, item.roleIds)
          await breathe()
        }
        return derived['saveImport']!.run(input, ctx, items)
      },
    },
    resetPassword: handlePrepared(
      users.resetPassword,
      async ({ userId, newPassword }, ctx) =>
        newHash(ctx, { ...((await store.get(ctx, userId)) as unknown as NewUser), password: newPassword }),
      resetPassword,
    ),
    changePassword: handlePrepared(users.changePassword, ownPassword.check, ownPassword.change),
    grantedFunctions: handle(users.grantedFunctions, async ({ id }, ctx) => {
      ownOrPermitted(ctx, id)
      const items = permitsOf(await grantedTo(ctx.db, id, narrowedTo(ctx, id))).list.map((name) => ({ name }))
      return { totalCount: items.length, items }
    }),
    current: handle(session.current, (_, ctx) => currentLogin(ctx)),
  }
}

export function ownOrPermitted(ctx: Context, userId: number) {
  if (userId !== ctx.caller.userId) requirePermit(ctx, 'User/View')
}

/** The role that stands for all of a person's: in a narrowed session they see themselves as they may act in it, and others as they are. */
export const narrowedTo = ({ caller }: Context, userId: number) => (userId === caller.userId ? caller.roleId : null)

/** What a new user holds who is given no roles. */
async function defaultRoles(ctx: Context): Promise<number[]> {
  const roles = await ctx.db.selectFrom('role').select('id').where('isDefault', '=', 1).where('deletionTime', 'is', null).execute()
  return roles.map((role) => role.id)
}

async function currentLogin(ctx: Context) {
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
