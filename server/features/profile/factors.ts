import type { Endpoint } from '../../../contract/endpoint.ts'
import { Problem } from '../../../contract/errors.ts'
import { profile, type Proof } from '../../../contract/features/profile.ts'
import type { Context } from '../../http/context.ts'
import { handle, handlePrepared, type Mounted } from '../../http/handlers.ts'
import { endSessions } from '../../http/end-sessions.ts'
import { hasFactor } from '../../http/second-factor.ts'
import { type FactorParts, factorsOf } from '../second-factors/factors.ts'
import { dropLeftCodes } from '../second-factors/remove-factors.ts'
import { takeCodeGuess, wrongCode } from '../second-factors/spend-code.ts'
import { addPasskey, registrationOptions } from '../second-factors/passkeys.ts'
import { makeRecoveryCodes } from '../second-factors/recovery-codes.ts'
import { beginTotp, confirmTotp } from '../second-factors/totp.ts'
import { plainCode } from '../second-factors/recovery-code-text.ts'
import type { OwnPassword } from '../users/passwords.ts'
import { ownFactors } from './own-factors.ts'
import { checkProof, spendProof } from './proof.ts'

export interface OwnFactorParts {
  factors: FactorParts
  ownPassword: OwnPassword
}

/** Makes the handler of a change that asks for the password or a code again. */
export const provenBy =
  (parts: OwnFactorParts) =>
  <I, O, P extends Proof>(endpoint: Endpoint<I, O, P>, change: (ctx: Context, input: P) => Promise<O>): Mounted =>
    handlePrepared(
      endpoint,
      (input, ctx) => checkProof(ctx, input, parts),
      async (input, ctx) => {
        await spendProof(ctx, input, parts)
        return change(ctx, input)
      },
    )

/** B-54, B-55: the calls with which a person changes their second factors. */
export function factorHandlers(parts: OwnFactorParts): Mounted[] {
  const { factors } = parts
  const proven = provenBy(parts)
  return [
    handle(profile.factors, (_, ctx) => ownFactors(ctx)),
    proven(profile.beginTotp, (ctx) => begin(ctx, parts)),
    handlePrepared(
      profile.confirmTotp,
      ({ verificationCode }, ctx) => takeCodeGuess(factors, { userId: ctx.caller.userId!, code: verificationCode }),
      ({ verificationCode }, ctx) => confirm(ctx, verificationCode, factors),
    ),
    proven(profile.removeTotp, (ctx) => removeTotp(ctx)),
    proven(profile.makeRecoveryCodes, async (ctx) => {
      if (!(await hasFactor(ctx.db, ctx.caller.userId!))) throw new Problem('rule', { words: 'problem.noFactor' })
      return { recoveryCodes: await makeRecoveryCodes(ctx.db, factors.secrets, own(ctx)) }
    }),
    proven(profile.beginPasskey, async (ctx) => ({
      ...(await registrationOptions(ctx.db, factors, { ...own(ctx), userName: ctx.caller.userName! })),
    })),
    handle(profile.addPasskey, (input, ctx) => add(ctx, input, factors)),
    proven(profile.removePasskey, (ctx, { id }) => removePasskey(ctx, id)),
  ]
}

const own = ({ caller, now }: Context) => ({ userId: caller.userId!, now })

async function begin(ctx: Context, { factors }: OwnFactorParts) {
  const begun = await beginTotp(ctx.db, factors.secrets, { ...own(ctx), issuer: ctx.settings.appTitle, label: ctx.caller.userName! })
  if (!begun) throw new Problem('rule', { words: 'problem.totpIsOn' })
  return begun
}

async function confirm(ctx: Context, code: string, { secrets, guesses }: FactorParts) {
  if (!(await confirmTotp(ctx.db, secrets, { ...own(ctx), code: plainCode(code) }))) throw wrongCode('verificationCode')
  await guesses.forget(String(ctx.caller.userId))
  await changed(ctx)
  return { recoveryCodes: await makeRecoveryCodes(ctx.db, secrets, own(ctx)) }
}

/** Sessions that began without the factor end, so that a stolen one is of no use any more. */
async function changed(ctx: Context) {
  await endSessions(ctx.db, ctx.caller.userId!, ctx.caller.sessionId)
  ctx.changed.add('session')
}

async function removeTotp(ctx: Context): Promise<null> {
  await ctx.db.deleteFrom('totpFactor').where('userId', '=', ctx.caller.userId!).execute()
  await dropLeftCodes(ctx.db, ctx.caller.userId!)
  ctx.changed.add('session')
  return null
}

type NewPasskey = Pick<Parameters<typeof addPasskey>[2], 'name' | 'passkey'>

async function add(ctx: Context, { name, passkey }: NewPasskey, factors: FactorParts) {
  const had = await factorsOf(ctx.db, ctx.caller.userId!)
  if (!(await addPasskey(ctx.db, factors, { ...own(ctx), name, passkey })))
    throw new Problem('invalid', { words: 'problem.passkeyRefused' })
  await changed(ctx)
  return { recoveryCodes: had.length === 0 ? await makeRecoveryCodes(ctx.db, factors.secrets, own(ctx)) : null }
}

async function removePasskey(ctx: Context, id: string): Promise<null> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('userId', '=', ctx.caller.userId!)
    .executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) throw new Problem('notFound', { values: { name: 'passkey', id: id.slice(0, 40) } })
  await dropLeftCodes(ctx.db, ctx.caller.userId!)
  ctx.changed.add('session')
  return null
}
