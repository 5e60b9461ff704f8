import type { Db } from '../../db/engine.ts'
import { newToken } from '../../http/tokens.ts'
import type { Codes, Receiver } from '../codes/codes.ts'
import type { Purpose } from '../codes/purpose.ts'
import { ATTEMPT_MS, type Attempt } from './attempts.ts'

/**
 * A ticket stands for somebody who has signed in at the provider, until the browser that began shows its random text and, where there is one, the second
 * factor. One sign-on gives one ticket: for the rest of its time a further one for the same state is refused.
 */
export const SIGN_ON_TICKET: Purpose = { name: 'signOn', lastsMs: 5 * 60_000, waitMs: ATTEMPT_MS, mostInHour: 1, tries: 10 }

interface Person {
  id: number
  passwordHash: string | null
}

/** A ticket ends when the password of its user changes. */
export const receiverOf = ({ id, passwordHash }: Person, challenge: string): Receiver => ({
  userId: id,
  boundTo: [challenge, passwordHash],
})

/** Makes the ticket of a sign-on; returns null if it has given one already. */
export async function issueTicket(db: Db, codes: Codes, { attempt, user, now }: { attempt: Attempt; user: Person; now: number }) {
  const [subject, secret] = [codes.subjectOf(attempt.state), newToken()]
  const wait = await codes.issue(db, { subject, secret, receiver: receiverOf(user, attempt.challenge), now })
  return wait === null ? subject + secret : null
}
