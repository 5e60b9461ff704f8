import { z } from 'zod'
import { breather } from '../../crud/breathe.ts'
import { Problem } from '../../../contract/errors.ts'
import type { Store } from '../../crud/store.ts'
import type { Context } from '../../http/context.ts'
import { requirePermit } from '../../http/permission.ts'
import { endLostRoles, endSessions } from '../../http/end-sessions.ts'
import { removeFactors } from '../second-factors/remove-factors.ts'
import type { RowUpdate, RowValues } from '../replace-calls.ts'
import { deletedRoles, roleIdsNamed } from './role-names.ts'
import { setPassword } from '../sign-in/set-password.ts'
import { personToChange } from './person-guard.ts'
import { refuseWider, requireAllRows } from './reach.ts'
import { keepEmail, otherAddresses, refuseOwnAddress } from './contact-rules.ts'
import { type Contacts, contactsOf, noteContacts, withStoredName } from './contacts.ts'
import { keepAdministrator } from './keep-administrators.ts'
import { keepSelf, refuseBeyondOwn } from './rules.ts'
import { doubt, vouchedBy } from './vouching.ts'

const idsIn = (values: RowValues, name: string) => z.array(z.int()).nullish().parse(values[name]) ?? []

/** The roles and units that a row names. */
const givenIn = (values: RowValues) => ({ roleIds: idsIn(values, 'roleIds'), unitIds: idsIn(values, 'unitIds') })

/**
 * Puts the ids of roles that were given by name in the place of the names; names win over ids. Names say nothing of deleted roles, so these stay if their
 * ids are given too: a row goes back as it was read.
 */
async function withRoleIds<V extends RowValues>(ctx: Context, { roleNames, ...values }: V) {
  const names = z.array(z.string()).nullish().parse(roleNames)
  if (!names) return values
  const ids = new Set([...(await roleIdsNamed(ctx, names)), ...(await deletedRoles(ctx, idsIn(values, 'roleIds')))])
  return { ...values, roleIds: [...ids].toSorted((a, b) => a - b) }
}

export async function createUser(ctx: Context, store: Store, { passwordHash, ...given }: RowValues & { passwordHash: string }) {
  const values: RowValues = { roleIds: await defaultRoles(ctx), ...(await withRoleIds(ctx, given)) }
  await refuseBeyondOwn(ctx, givenIn(values))
  const row = await store.create(ctx, values)
  await ctx.db
    .updateTable('user')
    .set({ passwordHash, vouchedTime: vouchedBy(ctx) })
    .where('id', '=', Number(row['id']))
    .execute()
  await refuseWider(ctx, Number(row['id']))
  return row
}

export async function updateUser(ctx: Context, store: Store, { id, version, ...given }: RowUpdate) {
  const input: RowUpdate = { ...(await withRoleIds(ctx, given)), id, version }
  await personToChange(ctx, store, id)
  await refuseBeyondOwn(ctx, givenIn(input))
  const contacts = await contactsOf(ctx, id)
  keepEmail(contacts, input)
  refuseNewAddress(ctx, contacts, input)
  refuseOwnAddress(ctx, input, contacts)
  if (input['isActive'] === false) keepSelf(ctx, input.id)
  const row = await store.update(ctx, withStoredName(input, contacts))
  await noteContacts(ctx, input, contacts)
  await refuseWider(ctx, input.id)
  await keepAdministrator(ctx)
  if (row['isActive'] === false) await endSessions(ctx.db, input.id)
  if (input['roleIds'] !== undefined || input['unitIds'] !== undefined) await endLostRoles(ctx.db)
  return row
}

/** B-100c: a link to set a password and a code to sign in go to these, so another one for somebody else is as good as a new password. */
function refuseNewAddress(ctx: Context, before: Contacts, input: RowUpdate) {
  if (input.id !== ctx.caller.userId && otherAddresses(input, before).length > 0) requirePermit(ctx, 'User/ResetPassword')
}

export async function setActive(ctx: Context, store: Store, given: { id: number; isActive: boolean }) {
  await updateUser(ctx, store, given)
  return null
}

export async function restoreUser(ctx: Context, store: Store, id: number) {
  await personToChange(ctx, store, id, true)
  return store.restore(ctx, id)
}

export async function deleteUserForever(ctx: Context, store: Store, id: number) {
  await personToChange(ctx, store, id, true)
  await removeFactors(ctx.db, id)
  await ctx.db.deleteFrom('externalIdentity').where('userId', '=', id).execute()
  // The person's answers to forms stay with those who look after them, without the name.
  await ctx.db.updateTable('formAnswer').set({ giverId: null }).where('giverId', '=', id).execute()
  await store.deleteForever(ctx, id)
  return null
}

/** Gives the rows of an import the default roles, and refuses roles that the caller may not give. */
export async function completeImport(ctx: Context, rows: RowValues[]): Promise<RowValues[]> {
  const roleIds = await defaultRoles(ctx)
  const complete = rows.map((row): RowValues => ({ roleIds, ...row }))
  const breathe = breather(ctx.origin)
  for (const row of complete) {
    const given = givenIn(row)
    await refuseBeyondOwn(ctx, given)
    if (given.roleIds.length > 0 || given.unitIds.length > 0) requireAllRows(ctx)
    await breathe()
  }
  return complete
}

export async function resetPassword(ctx: Context, store: Store, { userId, passwordHash }: { userId: number; passwordHash: string }) {
  await personToChange(ctx, store, userId)
  await setPassword(ctx, userId, passwordHash)
  await doubt(ctx, userId)
  await endSessions(ctx.db, userId)
  return true as const
}

/** B-56f: takes the second factors of somebody who has lost them. One's own are removed in the profile, where the password is asked for. */
export async function resetFactors(ctx: Context, store: Store, userId: number) {
  if (userId === ctx.caller.userId) throw new Problem('rule', { words: 'problem.ownFactors' })
  await personToChange(ctx, store, userId)
  await removeFactors(ctx.db, userId)
  await endSessions(ctx.db, userId)
  ctx.changed.add('session')
  return null
}

/** Returns the roles of a new user for whom no roles are given. */
export async function defaultRoles(ctx: Context): Promise<number[]> {
  const roles = await ctx.db.selectFrom('role').select('id').where('isDefault', '=', 1).where('deletionTime', 'is', null).execute()
  return roles.map((role) => role.id)
}
