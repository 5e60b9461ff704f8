import { Problem } from '../../../contract/errors.ts'
import { PHONE_CODE } from '../../../contract/features/sign-in.ts'
import type { Bus } from '../../db/bus.ts'
import { writeAndTell } from '../../db/write-and-tell.ts'
import type { Context } from '../../http/context.ts'
import { createNetworkLimit } from '../../http/network-limit.ts'
import { JOB_TAG } from '../../jobs/rows.ts'
import { say } from '../../language/words.ts'
import type { Codes, Receiver } from '../codes/codes.ts'
import type { Purpose } from '../codes/purpose.ts'
import type { Messages } from '../messages/messages.ts'
import { siteName } from '../messages/site-name.ts'
import { findByPhone } from './find-by-phone.ts'
import type { Guards } from './guards.ts'
import { newPhoneCode, shownCode, subjectFor } from './phone-in-demo.ts'
import { refusalOf } from './refusal.ts'

// T-02, C-20a, C-20b, B-52: signing in by a code that is sent to a mobile number. Each step takes as much work for a number that nobody has.

export const PHONE_SIGN_IN: Purpose = {
  name: 'phoneSignIn',
  lastsMs: PHONE_CODE.minutes * 60_000,
  waitMs: PHONE_CODE.waitSeconds * 1000,
  mostInHour: 5,
  tries: 5,
}

export interface PhoneParts extends Guards {
  bus: Bus
  codes: Codes
  messages: Pick<Messages, 'sendSms'>
}

type Found = NonNullable<Awaited<ReturnType<typeof findByPhone>>['user']>

/** A code ends when the number or the password of its user changes. */
export const receiverOf = ({ id, phoneNumber, passwordHash }: Found): Receiver => ({ userId: id, boundTo: [phoneNumber, passwordHash] })

/** Returns the sender of text messages, or refuses if there is none, or the settings turn this off. In demo mode only codes that no message holds are made. */
export function smsSender({ messages, isDemo }: PhoneParts, { settings }: Context) {
  if (isDemo && settings.smsGateway !== 'log') throw new Problem('demo')
  if (!messages.sendSms || !settings.offersPhone) throw new Problem('rule', { words: 'problem.phoneSignInOff' })
  return messages.sendSms
}

/** C-20a: sends a code to the number if it belongs to one active user; the reply does not tell. */
export function createSendPhoneCode(parts: PhoneParts) {
  const { bus, codes, loginLog, isDemo } = parts
  const sending = createNetworkLimit(10, 15 * 60)

  return async function sendPhoneCode(ctx: Context, phoneNumber: string) {
    const send = smsSender(parts, ctx)
    await sending.take(ctx.origin.ip)
    const [{ user, isShared }, site] = [await findByPhone(ctx.db, phoneNumber), await siteName(ctx)]
    const receiver = user && !isShared && refusalOf(user, ctx, isDemo) === null ? user : null
    if (isDemo) return shownCode(ctx, parts, { phoneNumber, receiver: receiver?.hasDemoPassword === 1 ? receiverOf(receiver) : null })
    const code = newPhoneCode()
    const issue = { subject: subjectFor(parts, ctx, phoneNumber), secret: code, receiver: receiver && receiverOf(receiver), now: ctx.now }
    const message = { phoneNumber, code, text: say(ctx.language, 'messages.smsCode', { site, code, minutes: PHONE_CODE.minutes }) }
    const until = ctx.now + PHONE_SIGN_IN.lastsMs
    // For a number of nobody the same is written, so the time that this takes does not tell.
    const retryAfter = await writeAndTell({ database: ctx.database, bus }, new Set([JOB_TAG]), async (db) => {
      const wait = await codes.issue(db, issue)
      if (wait === null) await send(db, { ctx, about: 'phoneCode', message, until, isWanted: receiver !== null })
      return wait
    })
    if (retryAfter !== null) throw new Problem('tooMany', { data: { retryAfter } })
    if (user && isShared) loginLog.addFailure({ ctx, account: phoneNumber, userId: user.id }, 'SharedPhoneNumber')
    return null
  }
}
