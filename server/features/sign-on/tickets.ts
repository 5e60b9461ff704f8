import { hash } from 'node:crypto'
import type { Db } from '../../db/engine.ts'
import { newToken } from '../../http/tokens.ts'
import type { Codes, Receiver, RightCode } from '../codes/codes.ts'
import type { Purpose } from '../codes/purpose.ts'
import { ATTEMPT_MS, type Attempt } from './attempts.ts'

/**
 * A ticket stands for somebody who has signed in at the provider, until the browser that began shows its random text and, where there is one, the second
 * factor. One sign-on gives one ticket: for the rest of its time a further one for the same state is refused.
 */
export const SIGN_ON_TICKET: Purpose = { name: 'signOn', lastsMs: 5 * 60_000, waitMs: ATTEMPT_MS, mostInHour: 1, tries: 10 }

/** A ticket is the subject of its row, then the secret. Each is a digest or a random number of 32 bytes. */
const PART = 43

interface Person {
  id: number
  passwordHash: string | null
}

/** A ticket ends when the password of its user changes. */
const receiverOf = ({ id, passwordHash }: Person, challenge: string): Receiver => ({ userId: id, boundTo: [challenge, passwordHash] })

/** Makes the ticket of a sign-on; returns null if it has given one already. */
export async function issueTicket(db: Db, codes: Codes, { attempt, user, now }: { attempt: Attempt; user: Person; now: number }) {
  const [subject, secret] = [codes.subjectOf(attempt.state), newToken()]
  const wait = await codes.issue(db, { subject, secret, receiver: receiverOf(user, attempt.challenge), now })
  return wait === null ? subject + secret : null
}

interface Shown {
  ticket: string
  /** The random text of the browser. */
  verifier: string
  now: number
}

/** Returns the ticket with its user, if it is shown by the browser that began and has not been used; null for any other. */
export async function readTicket(db: Db, codes: Codes, { ticket, verifier, now }: Shown) {
  const code = await codes.check(db, { subject: ticket.slice(0, PART), secret: ticket.slice(PART), now })
  const user = code && (await userOf(db, code))
  const challenge = hash('sha256', verifier, 'base64url')
  return user && codes.isFor(code, receiverOf(user, challenge)) ? { code, user } : null
}

const userOf = (db: Db, { userId }: RightCode) =>
  db
    .selectFrom('user')
    .select(['id', 'userName', 'passwordHash', 'isActive', 'hasDemoPassword'])
    .where('id', '=', userId)
    .where('deletionTime', 'is', null)
    .executeTakeFirst()
