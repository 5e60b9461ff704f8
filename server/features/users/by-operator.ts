import { z } from 'zod'
import { accounts } from '../../../contract/features/accounts.ts'
import { users } from '../../../contract/features/identity.ts'
import { resourceEndpoints } from '../../../contract/calls/resource-endpoints.ts'
import { userNameForm } from '../../../contract/format/compared-names.ts'
import { user } from '../../../contract/resources/identity.ts'
import { asOperator, type OperatorParts } from '../../http/as-operator.ts'
import type { Context } from '../../http/context.ts'
import { createStore, type Store } from '../../crud/store.ts'
import { findUser } from '../sign-in/find-user.ts'
import { endSessions } from '../../http/end-sessions.ts'
import { removeFactors } from '../second-factors/remove-factors.ts'
import { unlock } from '../sign-in/unlocking.ts'
import { setPassword } from '../sign-in/set-password.ts'

// B-07: the operator's changes to accounts on the host itself. They need no session and no permit but access to the database.

interface Account {
  account: string
  /** null leaves the password unchanged. */
  passwordHash: string | null
}

/** Sets a new password; the account becomes active and unlocked, and its sessions end. Returns null when there is no such account, as the others do. */
export const resetPassword = (parts: OperatorParts, given: Account) =>
  onAccount(parts, { endpoint: users.resetPassword, account: given.account }, (ctx, { id, version }) =>
    letIn(parts, ctx, { id, version, passwordHash: given.passwordHash }),
  )

/** Removes the second factors of somebody who has lost them, the last administrator for one; their sessions end. */
export const resetFactorsOf = (parts: OperatorParts, account: string) =>
  onAccount(parts, { endpoint: users.resetSecondFactors, account }, async (ctx, { id }) => {
    await removeFactors(ctx.db, id)
    await endAll(ctx, id)
  })

/** Ends all sessions of an account, as after a lost device. */
export const endSessionsOf = (parts: OperatorParts, account: string) =>
  onAccount(parts, { endpoint: accounts.endSessions, account }, (ctx, { id }) => endAll(ctx, id))

/** Lets an account be tried again at once on every node; the counts of wrong passwords of all accounts begin anew with it. */
export const unlockAccount = (parts: OperatorParts, account: string) =>
  onAccount(parts, { endpoint: accounts.unlock, account }, async (ctx) => void ctx.changed.add(await unlock(ctx.db, ctx.now)))

/** Makes an administrator of an existing or a new account. */
export const makeAdmin = (parts: OperatorParts, { account, passwordHash }: Account) =>
  asOperator(parts, { endpoint: resourceEndpoints(user).update, input: { account } }, async (ctx) => {
    const store = createStore({ r: user, engine: parts.database.engine })
    const found = await findUser(ctx.db, ctx.database.engine, account)
    const { id, version } = found ?? stored.parse(await created(store, ctx, account))
    const admin = await ctx.db.selectFrom('role').select('id').where('name', '=', 'admin').executeTakeFirstOrThrow()
    const held = await ctx.db.selectFrom('user_roleIds').select('targetId').where('rowId', '=', id).execute()
    const roleIds = [...new Set([...held.map(({ targetId }) => targetId), admin.id])]
    await letIn(parts, ctx, { id, version, passwordHash, values: { roleIds } })
    return true
  })

async function created(store: Store, ctx: Context, account: string) {
  const row = await store.create(ctx, { userName: userNameForm(account), name: account })
  await ctx.db.updateTable('user').set({ vouchedTime: ctx.now }).where('id', '=', row.id).execute()
  return row
}

const stored = z.object({ id: z.int(), version: z.int() })

interface Entry extends z.output<typeof stored> {
  passwordHash: string | null
  /** Further values of the account. */
  values?: Record<string, unknown>
}

/** Activates and unlocks the account; a new password ends its sessions. */
async function letIn({ database }: OperatorParts, ctx: Context, { id, version, passwordHash, values = {} }: Entry) {
  await createStore({ r: user, engine: database.engine }).update(ctx, { id, version, isActive: true, ...values })
  if (passwordHash !== null) {
    await setPassword(ctx, id, passwordHash)
    await endAll(ctx, id)
  }
  ctx.changed.add('user').add('session')
  ctx.changed.add(await unlock(ctx.db, ctx.now))
}

async function endAll(ctx: Context, userId: number) {
  await endSessions(ctx.db, userId)
  ctx.changed.add('session')
}

type Found = NonNullable<Awaited<ReturnType<typeof findUser>>>
interface OnAccount {
  endpoint: Parameters<typeof asOperator>[1]['endpoint']
  account: string
}

/** Changes an existing account. */
const onAccount = (parts: OperatorParts, { endpoint, account }: OnAccount, change: (ctx: Context, found: Found) => Promise<void>) =>
  asOperator(parts, { endpoint, input: { account } }, async (ctx) => {
    const found = await findUser(ctx.db, ctx.database.engine, account)
    if (!found) return null
    await change(ctx, found)
    return true
  })
