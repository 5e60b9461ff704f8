import { hash } from 'node:crypto'
import type { Db } from '../../db/engine.ts'
import type { Codes, RightCode } from '../codes/codes.ts'
import { receiverOf } from './tickets.ts'

/** A ticket is the subject of its row, then the secret. Each is a digest or a random number of 32 bytes. */
const PART = 43

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
