import { Problem } from '../../../contract/errors.ts'
import type { Db } from '../../db/engine.ts'
import type { Context } from '../../http/context.ts'
import { orGiveBack } from '../../http/or-give-back.ts'
import type { Assertion } from '../second-factors/passkeys.ts'
import { takeGuess } from './authenticate.ts'
import { enter } from './enter.ts'
import { findByPhone, PHONE_RANK } from './find-by-phone.ts'
import type { Failure } from './login-log.ts'
import { receiverOf, smsSender, type PhoneParts } from './phone.ts'
import { subjectFor } from './phone-in-demo.ts'
import { refusalOf } from './refusal.ts'
import { secondStep } from './second-step.ts'

interface PhoneCredentials {
  phoneNumber: string
  smsCode: string
  /** The second factor, where the person has one. */
  code: string | null
  passkey: Assertion | null
}

/** C-20b, B-54b: begins a session for the right code, and the second factor where the person has one. Every refusal of the code is the same. */
export function createPhoneEntry(parts: PhoneParts) {
  const { limits, loginLog } = parts

  return async function authenticateByPhone(ctx: Context, given: PhoneCredentials) {
    const { phoneNumber } = given
    smsSender(parts, ctx)
    const found = async () => (await findByPhone(ctx.db, phoneNumber)).user?.id ?? null
    await takeGuess(ctx, phoneNumber, parts, found)
    return orGiveBack(
      () => limits.giveBack(phoneNumber, ctx.origin.ip),
      () => checked(ctx, given),
    )
  }

  async function checked(ctx: Context, { phoneNumber, smsCode, code, passkey }: PhoneCredentials) {
    const { user, used } = await rightUser(ctx, parts, { phoneNumber, smsCode })
    const step = await secondStep(ctx, { userId: user.id, account: phoneNumber, code, passkey }, parts)
    if ('asked' in step) {
      await limits.giveBack(phoneNumber, ctx.origin.ip)
      return step.asked
    }
    const spend = async (db: Db) => {
      await used(db)
      await step.spend(db)
      // A code that the screen has shown proves no number.
      if (!parts.isDemo) await db.updateTable('user').set({ phoneRank: PHONE_RANK.confirmed }).where('id', '=', user.id).execute()
    }
    const granted = await enter(ctx, loginLog, { userId: user.id, account: phoneNumber, spend })
    await limits.forget(phoneNumber, ctx.origin.ip)
    return granted
  }
}

/** Returns the user whom the code signs in, and a function that uses it up; throws the refusal. */
async function rightUser(ctx: Context, parts: PhoneParts, { phoneNumber, smsCode }: Pick<PhoneCredentials, 'phoneNumber' | 'smsCode'>) {
  const { codes, loginLog, isDemo } = parts
  const code = await codes.check(ctx.database.write, { subject: subjectFor(parts, ctx, phoneNumber), secret: smsCode, now: ctx.now })
  const { user, isShared } = await findByPhone(ctx.db, phoneNumber)
  const refuse = (result: Failure) => {
    loginLog.addFailure({ ctx, account: phoneNumber, userId: user?.id ?? null }, result)
    return new Problem('invalid', { members: { smsCode: 'invalid.smsCode' } })
  }
  if (code && isShared) throw refuse('SharedPhoneNumber')
  if (!code || !user || !codes.isFor(code, receiverOf(user))) throw refuse('InvalidSmsCode')
  const refused = refusalOf(user, ctx, isDemo)
  if (refused) throw refuse(refused)
  const used = async (db: Db) => {
    if (!(await codes.use(db, code))) throw refuse('InvalidSmsCode')
  }
  return { user, used }
}
