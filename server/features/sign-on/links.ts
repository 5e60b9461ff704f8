import { hash } from 'node:crypto'
import { Problem } from '../../../contract/errors.ts'
import type { SignOnLink } from '../../../contract/features/sign-on-links.ts'
import type { SignOnSettings } from '../../config/sign-on.ts'
import { isoTime } from '../../crud/times.ts'
import type { Context } from '../../http/context.ts'
import { endSessions } from '../../http/end-sessions.ts'
import { say } from '../../language/words.ts'

/** The provider that the site uses now; null where there is none. */
export type Provider = Pick<SignOnSettings, 'issuer' | 'name'> | null

interface Account {
  issuer: string
  subject: string
}

/** A name of the link that tells nothing about the account: 128 bits of its digest. */
const idOf = ({ issuer, subject }: Account) => hash('sha256', JSON.stringify([issuer, subject]), 'base64url').slice(0, 22)

/** The accounts at providers by which a user signs in, the oldest first (B-79a). */
export async function linksOf(ctx: Context, userId: number, provider: Provider): Promise<SignOnLink[]> {
  const rows = await accountsOf(ctx, userId)
  return rows.map((row) => ({
    id: idOf(row),
    provider: row.issuer === provider?.issuer ? provider.name : new URL(row.issuer).host,
    creationTime: isoTime(row.creationTime),
    isUsed: row.issuer === provider?.issuer,
  }))
}

const accountsOf = ({ db }: Context, userId: number) =>
  db
    .selectFrom('externalIdentity')
    .select(['issuer', 'subject', 'creationTime'])
    .where('userId', '=', userId)
    .orderBy('creationTime')
    .orderBy('subject')
    .execute()

interface Link {
  userId: number
  /** As `linksOf` names it. */
  id: string
}

/** Removes a link. Sessions that began by it cannot be told from others, so all end but that of the caller. */
export async function removeLink(ctx: Context, { userId, id }: Link): Promise<null> {
  const link = (await accountsOf(ctx, userId)).find((account) => idOf(account) === id)
  if (!link) throw new Problem('notFound', { values: { name: say(ctx.language, 'services.SignOnLink'), id } })
  await ctx.db
    .deleteFrom('externalIdentity')
    .where('issuer', '=', link.issuer)
    .where('subject', '=', link.subject)
    .where('userId', '=', userId)
    .execute()
  // A ticket that was issued a moment ago would still open a session.
  await ctx.db.deleteFrom('oneTimeCode').where('purpose', '=', 'signOn').where('userId', '=', userId).execute()
  await endSessions(ctx.db, userId, ctx.caller.sessionId)
  ctx.changed.add('session')
  return null
}

/** Refuses to take the last way to sign in: neither a password nor a passkey nor another link would be left. */
export async function refuseLastWay(ctx: Context, { userId, id }: Link, provider: Provider): Promise<void> {
  const person = await ctx.db
    .selectFrom('user')
    .select('passwordHash')
    .where('id', '=', userId)
    // Two links that are removed at the same moment are each another way for the other one.
    .$if(ctx.database.engine === 'postgres', (rows) => rows.forUpdate())
    .executeTakeFirstOrThrow()
  if (person.passwordHash !== null) return
  const used = (await linksOf(ctx, userId, provider)).filter(({ isUsed }) => isUsed)
  // Nobody signs in by a link to a provider of before.
  if (!used.some((link) => link.id === id)) return
  const passkeys = await ctx.db.selectFrom('passkey').select('id').where('userId', '=', userId).limit(1).execute()
  if (used.length === 1 && passkeys.length === 0) throw new Problem('rule', { words: 'problem.lastWay' })
}
