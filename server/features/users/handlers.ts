import { Problem } from '../../../contract/errors.ts'
import { session, users } from '../../../contract/features/identity.ts'
import type { Environment } from '../../config/environment.ts'
import type { Store } from '../../crud/store.ts'
import type { Bus } from '../../db/bus.ts'
import { handle, handlePrepared, type Mounted } from '../../http/handlers.ts'
import { permitsOf } from '../../http/permits.ts'
import { grantedTo } from '../../http/roles.ts'
import { isUpdate, replaceCalls, replaceImport } from '../replace-calls.ts'
import { completeImport, createUser, deleteUserForever, removeUsers, resetPassword, restoreUser, updateUser } from './changes.ts'
import { narrowedTo, ownOrPermitted } from './own.ts'
import { createOwnPassword, newHash, ownerIn } from './passwords.ts'
import { currentLogin, viewUser } from './view.ts'

interface UserParts {
  environment: Pick<Environment, 'isDemo'>
  bus: Bus
}

/** The calls of users that the derived ones cannot do: the caller's own record, passwords, and the limits of giving roles. */
export function userHandlers(
  store: Store,
  derived: Record<string, Mounted>,
  { environment: { isDemo }, bus }: UserParts,
): Record<string, Mounted> {
  const ownPassword = createOwnPassword(bus)
  const changed = replaceCalls(derived, {
    update: (input, ctx) => updateUser(ctx, store, input),
    insertOrUpdate: async (input, ctx) => {
      if (!isUpdate(input)) throw new Problem('rule', { members: { id: 'invalid.required' } })
      return updateUser(ctx, store, input)
    },
    delete: ({ id }, ctx) => removeUsers(ctx, store, [id]),
    batchDelete: ({ ids }, ctx) => removeUsers(ctx, store, ids),
    restore: ({ id }, ctx) => restoreUser(ctx, store, id),
    deleteForever: ({ id }, ctx) => deleteUserForever(ctx, store, id),
  })
  return {
    ...replaceImport(changed, (rows, ctx) => completeImport(ctx, rows)),
    get: handle(users.get, ({ id }, ctx) => viewUser(ctx, id, { store, isDemo }) as Promise<never>),
    create: handlePrepared(
      users.create,
      ({ password, ...owner }, ctx) => newHash(ctx, { ...ownerIn(owner), password, member: 'password' }),
      ({ password: _, ...given }, ctx, passwordHash) => createUser(ctx, store, { ...given, passwordHash }) as Promise<never>,
    ),
    resetPassword: handlePrepared(
      users.resetPassword,
      async ({ userId, newPassword }, ctx) => newHash(ctx, { ...ownerIn(await store.get(ctx, userId)), password: newPassword }),
      ({ userId }, ctx, passwordHash) => resetPassword(ctx, store, { userId, passwordHash }),
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
