import { Problem } from '../../../contract/errors.ts'
import type { Context } from '../../http/context.ts'
import { createNetworkLimit } from '../../http/network-limit.ts'
import { orGiveBack } from '../../http/or-give-back.ts'
import { checkAssertion, spendAssertion, type Assertion } from '../second-factors/passkeys.ts'
import { enter } from './enter.ts'
import type { Guards } from './guards.ts'
import { refusalOf } from './refusal.ts'

const MOST_TRIES = 50
const WINDOW_SECONDS = 15 * 60

/** B-55b: signs in by a passkey alone, which has verified its holder. Whatever is wrong, the answer is the same. */
export function createPasskeySignIn(guards: Guards) {
  const tries = createNetworkLimit(MOST_TRIES, WINDOW_SECONDS)

  return async (ctx: Context, passkey: Assertion) => {
    refusePasskeysOff(ctx)
    await tries.take(ctx.origin.ip)
    const giveBack = () => tries.giveBack(ctx.origin.ip)
    const entered = await orGiveBack(giveBack, () => checked(ctx, passkey))
    await giveBack()
    return entered
  }

  async function checked(ctx: Context, passkey: Assertion) {
    const verified = await checkAssertion(ctx.db, guards.factors, { passkey, purpose: { kind: 'signIn', userId: null }, now: ctx.now })
    const user = verified && (await userOf(ctx, verified.userId))
    if (!verified || !user) throw refusal()
    const refused = refusalOf(user, ctx, guards.isDemo)
    const attempt = { ctx, account: user.userName, userId: verified.userId }
    if (refused) {
      guards.loginLog.addFailure(attempt, refused)
      throw refusal()
    }
    return enter(ctx, guards.loginLog, {
      ...attempt,
      spend: async (db) => {
        if (await spendAssertion(db, verified, ctx.now)) return
        guards.loginLog.addFailure(attempt, 'WrongSecondFactor')
        throw refusal()
      },
    })
  }
}

/** E-07: the settings can leave passkeys as second factors only. */
export function refusePasskeysOff({ settings }: Context) {
  if (!settings.offersPasskeys) throw new Problem('rule', { words: 'problem.passkeysOff' })
}

const refusal = () => new Problem('invalid', { words: 'problem.passkeyRefused' })

const userOf = (ctx: Context, id: number) =>
  ctx.db
    .selectFrom('user')
    .select(['userName', 'isActive', 'hasDemoPassword'])
    .where('id', '=', id)
    .where('deletionTime', 'is', null)
    .executeTakeFirst()
