import { Problem } from '../../../contract/errors.ts'
import type { Db } from '../../db/engine.ts'
import type { FactorParts } from './factors.ts'
import { plainCode } from './recovery-code-text.ts'
import { spendRecoveryCode } from './recovery-codes.ts'
import { spendTotp } from './totp.ts'

const SIX_DIGITS = /^\d{6}$/

interface Given {
  userId: number
  code: string
  now: number
}

/** Takes a guess if the code is one that can be guessed; refuses when none is left (429). Call it before `spendCode`, outside of its transaction. */
export async function takeCodeGuess({ guesses }: FactorParts, { userId, code }: Pick<Given, 'userId' | 'code'>): Promise<void> {
  if (SIX_DIGITS.test(plainCode(code))) await guesses.take(String(userId))
}

/** Accepts a code from the app or a recovery code of this person, each once. */
export async function spendCode(db: Db, parts: FactorParts, { userId, code, now }: Given): Promise<boolean> {
  const plain = plainCode(code)
  const isRight = SIX_DIGITS.test(plain)
    ? await spendTotp(db, parts.secrets, { userId, code: plain, now })
    : await spendRecoveryCode(db, parts.secrets, { userId, code: plain })
  if (isRight) await parts.guesses.forget(String(userId))
  return isRight
}

/** The refusal of a wrong code, at the member that held it. */
export const wrongCode = (member: string) =>
  new Problem('invalid', { words: 'problem.wrongCode', members: { [member]: 'problem.wrongCode' } })
