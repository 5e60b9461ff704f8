import { Problem } from '../../../contract/errors.ts'
import type { Db } from '../../db/engine.ts'
import type { Context } from '../../http/context.ts'
import { createNetworkLimit } from '../../http/network-limit.ts'
import { orGiveBack } from '../../http/or-give-back.ts'
import type { Codes } from '../codes/codes.ts'
import type { Assertion } from '../second-factors/passkeys.ts'
import { enter } from '../sign-in/enter.ts'
import type { Guards } from '../sign-in/guards.ts'
import type { Failure } from '../sign-in/login-log.ts'
import { refusalOf } from '../sign-in/refusal.ts'
import { secondStep } from '../sign-in/second-step.ts'
import { readTicket } from './read-ticket.ts'

interface EntryParts extends Pick<Guards, 'loginLog' | 'factors' | 'isDemo'> {
  isOn: (ctx: Context) => boolean
  codes: Codes
}

interface Credentials {
  ticket: string
  verifier: string
  /** The second factor, where the person has one. */
  code: string | null
  passkey: Assertion | null
}

/** B-61: begins a session for a ticket, and the second factor where the person has one. Every refusal of the ticket is the same. */
export function createSignOnEntry(parts: EntryParts) {
  const { loginLog, isOn } = parts
  const guesses = createNetworkLimit(50, 15 * 60)

  return async function externalAuthenticate(ctx: Context, { code, passkey, ...shown }: Credentials) {
    if (!isOn(ctx)) throw new Problem('rule', { words: 'problem.signOnOff' })
    await guesses.take(ctx.origin.ip).catch((refused: unknown) => {
      if (loginLog.countLockedOut(ctx.origin.ip)) loginLog.addFailure({ ctx, account: '', userId: null }, 'LockedOut')
      throw refused
    })
    const giveBack = () => guesses.giveBack(ctx.origin.ip)
    const reply = await orGiveBack(giveBack, () => checked(ctx, { code, passkey, ...shown }))
    await giveBack()
    return reply
  }

  async function checked(ctx: Context, { code, passkey, ...shown }: Credentials) {
    const { user, used } = await rightUser(ctx, parts, shown)
    const person = { userId: user.id, account: user.userName }
    const step = await secondStep(ctx, { ...person, code, passkey }, parts)
    if ('asked' in step) return step.asked
    const spend = async (db: Db) => {
      await used(db)
      await step.spend(db)
    }
    return enter(ctx, loginLog, { ...person, spend })
  }
}

/** Returns the user whom the ticket signs in, and a function that uses it up; throws the refusal. */
async function rightUser(ctx: Context, { codes, loginLog, isDemo }: EntryParts, shown: Pick<Credentials, 'ticket' | 'verifier'>) {
  const found = await readTicket(ctx.database.write, codes, { ...shown, now: ctx.now })
  const refuse = (result: Failure) => {
    loginLog.addFailure({ ctx, account: found?.user.userName ?? '', userId: found?.user.id ?? null }, result)
    return new Problem('rule', { words: 'problem.signOnTicket' })
  }
  if (!found) throw refuse('InvalidTicket')
  const refused = refusalOf(found.user, ctx, isDemo)
  if (refused) throw refuse(refused)
  const used = async (db: Db) => {
    if (!(await codes.use(db, found.code))) throw refuse('InvalidTicket')
  }
  return { user: found.user, used }
}
