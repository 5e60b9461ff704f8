import { Problem } from '../../../contract/errors.ts'
import { RESET_LINK_MINUTES } from '../../../contract/features/sign-in.ts'
import type { Context } from '../../http/context.ts'
import type { Bus } from '../../db/bus.ts'
import type { Db } from '../../db/engine.ts'
import type { Codes, Receiver, RightCode } from '../codes/codes.ts'
import type { Purpose } from '../codes/purpose.ts'
import type { Messages } from '../messages/messages.ts'
import type { Guards } from './guards.ts'

// B-53: a link by e-mail sets a password that was forgotten.

/** Nobody guesses the secret of a link. The tries bound how often a password may be refused before another link is needed. */
export const RESET_LINK: Purpose = { name: 'passwordReset', lastsMs: RESET_LINK_MINUTES * 60_000, waitMs: 60_000, mostInHour: 5, tries: 50 }

/** The token of a link is the subject of its row, then the secret; each is a digest or a random number of 32 bytes. */
const PART = 43

export const readToken = (token: string) => ({ subject: token.slice(0, PART), secret: token.slice(PART) })

export interface ResetParts extends Guards {
  bus: Bus
  codes: Codes
  messages: Pick<Messages, 'sendMail'>
}

/** Returns the sender of mail, or refuses if there is none, or the settings turn this off. */
export function mailSender({ messages }: Pick<ResetParts, 'messages'>, { settings }: Pick<Context, 'settings'>) {
  if (!messages.sendMail || !settings.offersReset) throw new Problem('rule', { words: 'problem.passwordMailOff' })
  return messages.sendMail
}

/** A link ends when the password or the e-mail address of its user changes. */
export const receiverOf = (user: { id: number; emailAddress: string | null; passwordHash: string | null }): Receiver => ({
  userId: user.id,
  boundTo: [user.emailAddress, user.passwordHash],
})

/** Returns the user whose link it is, as long as password and e-mail address are what they were. */
export async function userOfLink(db: Db, codes: Codes, code: RightCode) {
  const user = await db
    .selectFrom('user')
    .select(['id', 'passwordHash', 'isActive', 'userName', 'emailAddress', 'name', 'hasDemoPassword'])
    .where('id', '=', code.userId)
    .where('deletionTime', 'is', null)
    .executeTakeFirst()
  return user && codes.isFor(code, receiverOf(user)) ? user : null
}
