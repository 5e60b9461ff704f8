import { sql } from 'kysely'
import { lowerAscii } from '../../../contract/format/lower-ascii.ts'
import type { Store } from '../../crud/store.ts'
import type { Context } from '../../http/context.ts'
import { endSessions } from '../../http/end-sessions.ts'
import { factorsOf } from '../second-factors/factors.ts'
import type { Identity } from './identity.ts'
import { freeAddress } from './free-names.ts'
import { SignOnRefusal } from './refusal.ts'

interface Account {
  id: number
  userName: string
  vouchedTime: number | null
}

/**
 * B-101a: an account for which nobody stands is cleared of every key but the provider, before it holds what the provider gives: sessions, password,
 * mobile number, an address that the provider does not confirm, codes, and links to other accounts. Second factors are not taken, since whoever gets
 * into somebody's account at the provider would be rid of them; their owner takes them off first. Returns true if anything was cleared.
 */
export async function takeOver(ctx: Context, user: Account, { identity, users }: { identity: Identity; users: Store }): Promise<boolean> {
  if (user.vouchedTime !== null) return false
  if ((await factorsOf(ctx.db, user.id)).length > 0) throw new SignOnRefusal({ reason: 'factors', result: 'ExternalRefused', user })
  await clearContacts(ctx, user.id, { identity, users })
  const own = { passwordHash: null, hasDemoPassword: 0, vouchedTime: ctx.now }
  await ctx.db.updateTable('user').set(own).where('id', '=', user.id).execute()
  await endSessions(ctx.db, user.id)
  for (const table of ['oneTimeCode', 'recoveryCode', 'totpFactor'] as const)
    await ctx.db.deleteFrom(table).where('userId', '=', user.id).execute()
  const { issuer, subject } = identity
  await ctx.db
    .deleteFrom('externalIdentity')
    .where('userId', '=', user.id)
    .where(sql<boolean>`("issuer" != ${issuer} or "subject" != ${subject})`)
    .execute()
  return true
}

async function clearContacts(ctx: Context, id: number, { identity, users }: { identity: Identity; users: Store }) {
  const before = await users.get(ctx, id)
  const given = String(before['emailAddress'] ?? '')
  const isConfirmed = identity.email !== null && lowerAscii(given) === lowerAscii(identity.email)
  const emailAddress = isConfirmed ? given : await freeAddress(ctx, identity.email)
  if (emailAddress === before['emailAddress'] && before['phoneNumber'] === null) return
  await users.update(ctx, { id, version: before.version, emailAddress, phoneNumber: null })
}
