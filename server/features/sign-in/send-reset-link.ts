import { RESET_LINK_MINUTES } from '../../../contract/features/sign-in.ts'
import { userNameForm } from '../../../contract/format/compared-names.ts'
import { lowerAscii } from '../../../contract/format/lower-ascii.ts'
import { writeAndTell } from '../../db/write-and-tell.ts'
import type { Context } from '../../http/context.ts'
import { createNetworkLimit } from '../../http/network-limit.ts'
import { newToken } from '../../http/tokens.ts'
import { JOB_TAG } from '../../jobs/rows.ts'
import { siteName } from '../messages/site-name.ts'
import { refusalOf } from './refusal.ts'
import { findUser } from './find-user.ts'
import { mailSender, receiverOf, RESET_LINK, type ResetParts } from './reset-link.ts'
import { resetMail } from './reset-mail.ts'

interface SendingParts extends ResetParts {
  publicUrl: string
}

/**
 * B-53a: sends a link to the user of a name or an e-mail address. The reply is the same in every case, also beyond the limit of the account, and it takes
 * as much work to ask for an account that does not exist: the same is written, and nothing is sent.
 */
export function createSendResetLink({ publicUrl, ...parts }: SendingParts) {
  const { bus, codes, isDemo } = parts
  const asking = createNetworkLimit(10, 15 * 60)

  return async function sendResetLink(ctx: Context, account: string) {
    const send = mailSender(parts, ctx)
    await asking.take(ctx.origin.ip)
    const [user, site] = [await findUser(ctx.db, ctx.database.engine, account), await siteName(ctx)]
    const receiver = user?.emailAddress && refusalOf(user, ctx, isDemo) === null ? user : null
    const subject = codes.subjectOf(receiver ? `user ${receiver.id}` : `name ${lowerAscii(userNameForm(account))}`)
    const secret = newToken()
    const link = `${publicUrl}/#/reset-password?token=${subject}${secret}`
    const { name, emailAddress } = receiver ?? { name: account, emailAddress: account }
    const message = resetMail({ to: emailAddress!, language: ctx.language, site, name, link, minutes: RESET_LINK_MINUTES })
    await writeAndTell({ database: ctx.database, bus }, new Set([JOB_TAG]), async (db) => {
      const wait = await codes.issue(db, { subject, secret, receiver: receiver && receiverOf(receiver), now: ctx.now })
      const until = ctx.now + RESET_LINK.lastsMs
      if (wait === null) await send(db, { ctx, about: 'reset', message, until, isWanted: receiver !== null })
    })
    return null
  }
}
