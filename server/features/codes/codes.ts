import { createHmac } from 'node:crypto'
import type { Db } from '../../db/engine.ts'
import { isSameSecret } from '../../http/tokens.ts'
import { secondsToWait, storeCode, takeTry, useUp } from './code-rows.ts'
import type { Purpose } from './purpose.ts'

// Decision 51: a code is a row, so it outlives a restart and every node knows it. The row holds keyed digests only.

/** The user who gets a code. */
export interface Receiver {
  userId: number
  /** The state to which the code is bound: once it has changed, the code is void. */
  boundTo: readonly unknown[]
}

interface Issue {
  /** The number or the account that the code is for, as `subjectOf` gives it. */
  subject: string
  secret: string
  /** null if nobody gets the code. */
  receiver: Receiver | null
  now: number
}

/** A code that is right and was not used when it was checked. */
export interface RightCode {
  subject: string
  secretHash: string
  boundTo: string
  userId: number | null
}

/** The codes of one purpose. */
export interface Codes {
  /** A keyed digest of a number or an account. */
  subjectOf(text: string): string
  /** Stores a code in place of the last one; returns how many seconds to wait, or null if the code is stored. */
  issue(db: Db, issue: Issue): Promise<number | null>
  /** Takes a try, and returns the code if it is right, still valid and not used. */
  check(db: Db, given: { subject: string; secret: string; now: number }): Promise<RightCode | null>
  /** True if it is the code of this user, and nothing that it was bound to has changed. */
  isFor(code: RightCode, receiver: Receiver): boolean
  /** Uses the code up; true for one caller only, however many use it at the same moment. */
  use(db: Db, code: RightCode): Promise<boolean>
}

/** `key` is the server's signing key. Six digits are soon guessed from a plain digest, so each digest needs a key that is not in the same table. */
export const createCodes =
  (key: string) =>
  (purpose: Purpose): Codes => {
    const digest = (what: string, ...parts: readonly unknown[]) =>
      createHmac('sha256', key)
        .update(JSON.stringify(['oneTimeCode', purpose.name, what, ...parts]))
        .digest('base64url')
    const hashOf = (subject: string, secret: string) => digest('secret', subject, secret)
    const boundTo = (receiver: Receiver) => digest('boundTo', ...receiver.boundTo)
    const keyOf = ({ subject }: { subject: string }) => ({ purpose: purpose.name, subject })

    async function issue(db: Db, { subject, secret, receiver, now }: Issue) {
      const row = {
        ...keyOf({ subject }),
        secretHash: hashOf(subject, secret),
        boundTo: receiver ? boundTo(receiver) : '',
        userId: receiver?.userId ?? null,
        creationTime: now,
        expiryTime: now + purpose.lastsMs,
        triesLeft: purpose.tries,
      }
      return (await storeCode(db, row, purpose)) ? null : secondsToWait(db, row, purpose, now)
    }

    async function check(db: Db, { subject, secret, now }: { subject: string; secret: string; now: number }) {
      const row = await takeTry(db, keyOf({ subject }), now)
      return row && isSameSecret(row.secretHash, hashOf(subject, secret)) ? { subject, ...row } : null
    }

    return {
      subjectOf: (text) => digest('subject', text),
      issue,
      check,
      isFor: (code, receiver) => code.userId === receiver.userId && isSameSecret(code.boundTo, boundTo(receiver)),
      use: (db, code) => useUp(db, keyOf(code), code.secretHash),
    }
  }

/** Makes the codes of a purpose. */
export type CodesFor = ReturnType<typeof createCodes>
