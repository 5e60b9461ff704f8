import { anyEndpoint } from '../../../contract/endpoint.ts'
import { handingOver } from '../../../contract/features/handing-over.ts'
import { users } from '../../../contract/features/users.ts'
import { permitOf } from '../../../contract/resource.ts'
import { user } from '../../../contract/resources/identity.ts'
import type { Environment } from '../../config/environment.ts'
import type { Store, WireRow } from '../../crud/store.ts'
import { requirePermit } from '../../http/permission.ts'
import { forLongRead, type Context } from '../../http/context.ts'
import { handle, handlePrepared, type Mounted } from '../../http/handlers.ts'
import { permitsOf } from '../../http/permits.ts'
import { grantedTo } from '../../http/roles.ts'
import { isUpdate, replaceCalls, replaceImport, redeclare, type RowValues } from '../replace-calls.ts'
import {
  completeImport,
  resetFactors,
  createUser,
  deleteUserForever,
  resetPassword,
  restoreUser,
  updateUser,
  setActive,
} from './changes.ts'
import { handOver, ownedRows, ownersAmong } from './hand-over.ts'
import { dismissUser, removeUsers } from './leaving.ts'
import { withNames } from './names.ts'
import { narrowedTo, ownOrPermitted } from './own.ts'
import { newHash, ownerIn, type OwnPassword } from './passwords.ts'
import { mayChangePerson, personToChange } from './person-guard.ts'
import { viewUser } from './view.ts'
import { vouchForImported } from './vouching.ts'

interface UserParts {
  environment: Pick<Environment, 'isDemo'>
  ownPassword: OwnPassword
}

/** The calls of users that the derived ones cannot do: the caller's own record, passwords, and the limits of giving roles. */
export function userHandlers(store: Store, derived: Record<string, Mounted>, parts: UserParts): Record<string, Mounted> {
  const { isDemo } = parts.environment
  const named = async (ctx: Context, row: WireRow) => (await withNames(ctx, [row]))[0]
  const changed = replaceCalls(redeclare(derived, { ...users, delete: handingOver.delete }), {
    get: ({ id }, ctx) => viewUser(ctx, id, { store, isDemo }),
    getAll: async (input, ctx) => {
      const { items, ...total } = await store.list(ctx, input)
      return { ...total, items: await withNames(ctx, items) }
    },
    update: async (input, ctx) => named(ctx, await updateUser(ctx, store, input)),
    batchDelete: ({ ids }, ctx) => removeUsers(ctx, store, ids),
    usage: async (input, ctx) => {
      for (const id of input.ids) await mayChangePerson(ctx, id)
      return derived['usage']!.run(input, ctx, null)
    },
    restore: async ({ id }, ctx) => named(ctx, await restoreUser(ctx, store, id)),
    deleteForever: ({ id }, ctx) => deleteUserForever(ctx, store, id),
  })
  /** Hashes before the transaction begins; an update has no password. */
  const hashed = ({ password, ...owner }: RowValues, ctx: Context) =>
    newHash(ctx, { ...ownerIn(owner), password: String(password), member: 'password' })
  const create = async ({ password: _, ...given }: RowValues, ctx: Context, passwordHash: string) =>
    named(ctx, await createUser(ctx, store, { ...given, passwordHash }))
  return {
    ...replaceImport(changed, (rows, ctx) => completeImport(ctx, rows), vouchForImported),
    ...accountHandlers(store, parts),
    ...leavingHandlers(store),
    create: { endpoint: anyEndpoint(users.create), prepare: hashed, run: create },
    insertOrUpdate: {
      endpoint: anyEndpoint(users.insertOrUpdate),
      prepare: async (input: RowValues, ctx) => {
        if (isUpdate(input)) return null
        requirePermit(ctx, permitOf(user, 'Add'))
        return hashed(input, ctx)
      },
      run: async (input: RowValues, ctx, passwordHash) =>
        isUpdate(input) ? named(ctx, await updateUser(ctx, store, input)) : create(input, ctx, passwordHash),
    },
  }
}

/** The calls about an account that are no change of its row's fields. */
function accountHandlers(store: Store, { ownPassword: own }: UserParts): Record<string, Mounted> {
  return {
    resetPassword: handlePrepared(
      users.resetPassword,
      async ({ userId, newPassword, adminPassword }, ctx) => {
        if (typeof adminPassword === 'string') await own.confirm(ctx, { given: adminPassword, member: 'adminPassword' })
        return newHash(ctx, { ...ownerIn(await personToChange(ctx, store, userId)), password: newPassword })
      },
      ({ userId }, ctx, passwordHash) => resetPassword(ctx, store, { userId, passwordHash }),
    ),
    changePassword: handlePrepared(users.changePassword, own.check, own.change),
    resetSecondFactors: handle(users.resetSecondFactors, ({ id }, ctx) => resetFactors(ctx, store, id)),
    activate: handle(users.activate, ({ id }, ctx) => setActive(ctx, store, { id, isActive: true })),
    deactivate: handle(users.deactivate, ({ id }, ctx) => setActive(ctx, store, { id, isActive: false })),
    // The client keeps the language and sends it with each request; the schema has checked that it exists.
    changeLanguage: handle(users.changeLanguage, async () => null),
    grantedFunctions: handle(users.grantedFunctions, async ({ id }, ctx) => {
      ownOrPermitted(ctx, id)
      const items = permitsOf(await grantedTo(ctx.db, id, narrowedTo(ctx, id))).list.map((name) => ({ name }))
      return { totalCount: items.length, items }
    }),
  }
}

/** The calls by which nobody leaves with rows left behind (B-60). */
const leavingHandlers = (store: Store): Record<string, Mounted> => ({
  ownedRows: handle(handingOver.ownedRows, async ({ id }, ctx) => {
    await personToChange(ctx, store, id)
    return ownedRows(forLongRead(ctx), id)
  }),
  owners: handle(handingOver.owners, async ({ ids }, ctx) => {
    for (const id of ids) await mayChangePerson(ctx, id)
    return ownersAmong(forLongRead(ctx), ids)
  }),
  handOver: handle(handingOver.handOver, async (input, ctx) => {
    await store.get(ctx, input.id)
    return handOver(ctx, input)
  }),
  dismiss: handle(handingOver.dismiss, (input, ctx) => dismissUser(ctx, store, input)),
  delete: handle(handingOver.delete, ({ id, ...receiver }, ctx) => removeUsers(ctx, store, [id], receiver)),
})
