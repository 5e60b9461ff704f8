import { Problem } from '../../../contract/errors.ts'
import { SIGN_IN } from '../../../contract/features/sign-in.ts'
import { writeAndTell } from '../../db/write-and-tell.ts'
import { auditRow, writeAudit } from '../../http/audit.ts'
import { ANYONE } from '../../http/caller.ts'
import type { Context } from '../../http/context.ts'
import { createNetworkLimit } from '../../http/network-limit.ts'
import { orGiveBack } from '../../http/or-give-back.ts'
import { endSessions } from '../../http/end-sessions.ts'
import type { RightCode } from '../codes/codes.ts'
import { refusalOf } from './refusal.ts'
import { inTurn } from './hash-queue.ts'
import { hashPassword } from './passwords.ts'
import { refuseWeak } from './weak-passwords.ts'
import { mailSender, readToken, userOfLink, type ResetParts } from './reset-link.ts'
import { setPassword } from './set-password.ts'

const ended = () => new Problem('rule', { words: 'problem.resetLink' })

/** B-53b: sets the password of the link's user, and ends all their sessions. A link that does not work is refused before any hashing. */
export function createResetByLink(parts: ResetParts) {
  const { limits } = parts
  const guesses = createNetworkLimit(10, 15 * 60)

  return async function resetByLink(ctx: Context, { token, newPassword }: { token: string; newPassword: string }) {
    const started = performance.now()
    mailSender(parts, ctx)
    await guesses.take(ctx.origin.ip)
    const giveBack = () => guesses.giveBack(ctx.origin.ip)
    const { code, user } = await orGiveBack(giveBack, () => rightLink(ctx, parts, token))
    await giveBack()
    await refuseWeak(newPassword, { db: ctx.db, rules: ctx.settings, names: [user.userName, user.name, user.emailAddress] })
    const passwordHash = await inTurn(ctx.origin.ip, () => hashPassword(newPassword))
    await store(ctx, parts, { code, passwordHash, started })
    // Somebody who forgot a password has guessed at it before.
    for (const account of [user.userName, user.emailAddress!]) await limits.forget(account, ctx.origin.ip)
    return null
  }
}

/** Returns the code of a link with its user; throws when the link does not work. */
async function rightLink(ctx: Context, { codes, isDemo }: ResetParts, token: string) {
  const code = await codes.check(ctx.database.write, { ...readToken(token), now: ctx.now })
  const user = code && (await userOfLink(ctx.db, codes, code))
  if (!user || refusalOf(user, ctx, isDemo)) throw ended()
  return { code, user }
}

interface Stored {
  code: RightCode
  passwordHash: string
  started: number
}

/** Writes the password with its rows in both logs; of two calls with the same link the second finds it used. */
async function store(ctx: Context, { codes, loginLog, bus }: ResetParts, { code, passwordHash, started }: Stored) {
  const changed = new Set<string>()
  await writeAndTell({ database: ctx.database, bus }, changed, async (db) => {
    const user = (await codes.use(db, code)) ? await userOfLink(db, codes, code) : null
    if (!user) throw ended()
    await setPassword({ db, changed }, user.id, passwordHash)
    await endSessions(db, user.id)
    await loginLog.addSuccess(db, { ctx, account: user.userName, userId: user.id }, 'PasswordReset')
    const caller = { ...ANYONE, userId: user.id, userName: user.userName }
    const duration = performance.now() - started
    await writeAudit(db, auditRow({ endpoint: SIGN_IN.resetByLink, input: {}, ctx: { ...ctx, caller }, duration, error: null }))
  })
}
