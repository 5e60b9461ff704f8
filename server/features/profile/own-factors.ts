import type { Factors } from '../../../contract/features/profile.ts'
import { isoTime, isoTimeOrNull } from '../../crud/times.ts'
import type { Context } from '../../http/context.ts'
import { rolesOf } from '../../http/roles.ts'
import { requiresFactor } from '../../http/second-factor.ts'

/** The caller's second factors: which there are, and none of their secrets. */
export async function ownFactors({ db, caller, settings }: Context): Promise<Factors> {
  const userId = caller.userId!
  const [totp, codes, passkeys, roles] = await Promise.all([
    db.selectFrom('totpFactor').select('confirmationTime').where('userId', '=', userId).executeTakeFirst(),
    db
      .selectFrom('recoveryCode')
      .select(({ fn }) => fn.countAll().as('left'))
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('passkey')
      .select(['id', 'name', 'creationTime', 'lastUseTime'])
      .where('userId', '=', userId)
      .orderBy('creationTime')
      .execute(),
    rolesOf(db, userId),
  ])
  return {
    totpSince: isoTimeOrNull(totp?.confirmationTime ?? null),
    recoveryCodesLeft: Number(codes.left),
    passkeys: passkeys.map(({ creationTime, lastUseTime, ...row }) => ({
      ...row,
      creationTime: isoTime(creationTime),
      lastUseTime: isoTimeOrNull(lastUseTime),
    })),
    isRequired: requiresFactor({ held: roles, secondFactorFor: settings.secondFactorFor }),
  }
}
