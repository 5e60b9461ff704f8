import { randomInt } from 'node:crypto'
import { Problem } from '../../../contract/errors.ts'
import type { Context } from '../../http/context.ts'
import type { Codes, Receiver } from '../codes/codes.ts'

interface CodeParts {
  codes: Codes
  isDemo: boolean
}

/** A code of six digits. */
export const newPhoneCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** The subject of a code. Strangers share the demo's accounts, so each network has codes, waits and tries of its own there. */
export const subjectFor = ({ codes, isDemo }: CodeParts, { origin }: Context, phoneNumber: string): string =>
  codes.subjectOf(isDemo ? `${phoneNumber} ${origin.ip}` : phoneNumber)

/**
 * Makes a code that the reply shows (B-127h): in demo mode no message is sent. There is one only for an account whose password is published, so that it opens nothing
 * that was shut.
 */
export async function shownCode(
  ctx: Context,
  parts: CodeParts,
  { phoneNumber, receiver }: { phoneNumber: string; receiver: Receiver | null },
) {
  if (receiver === null) return null
  const secret = newPhoneCode()
  const retryAfter = await parts.codes.issue(ctx.database.write, {
    subject: subjectFor(parts, ctx, phoneNumber),
    secret,
    receiver,
    now: ctx.now,
  })
  if (retryAfter !== null) throw new Problem('tooMany', { data: { retryAfter } })
  return { demoCode: secret }
}
