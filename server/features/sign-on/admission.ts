import { SIGN_ON_CALLBACK } from '../../../contract/features/sign-on.ts'
import { user as users } from '../../../contract/resources/identity.ts'
import type { SignOnSettings } from '../../config/sign-on.ts'
import { createStore } from '../../crud/store.ts'
import type { Bus } from '../../db/bus.ts'
import { auditRow, writeAudit } from '../../http/audit.ts'
import { writeAndTell } from '../../db/write-and-tell.ts'
import type { Context } from '../../http/context.ts'
import type { Codes } from '../codes/codes.ts'
import { refusalOf } from '../sign-in/refusal.ts'
import { takeAdministratorsTurn } from '../users/keep-administrators.ts'
import type { Attempt } from './attempts.ts'
import type { Identity } from './identity.ts'
import { applyMapping, type TellUnknown } from './mapping.ts'
import { personOf } from './people.ts'
import { SignOnRefusal } from './refusal.ts'
import { takeOver } from './take-over.ts'
import { issueTicket } from './tickets.ts'

export interface AdmissionParts {
  settings: SignOnSettings
  bus: Bus
  codes: Codes
  isDemo: boolean
  tellUnknown: TellUnknown
}

interface Admitted {
  attempt: Attempt
  identity: Identity
}

/** Finds or makes the user of somebody who has signed in at the provider, gives them what their claims say, and returns a ticket: all or nothing. */
export async function admit(ctx: Context, { attempt, identity }: Admitted, parts: AdmissionParts): Promise<string> {
  const { settings, codes, bus } = parts
  const started = performance.now()
  const store = createStore({ r: users, engine: ctx.database.engine })
  const changed = new Set<string>()
  return writeAndTell({ database: ctx.database, bus }, changed, async (db) => {
    const inside = { ...ctx, db, changed }
    // Of two sign-ons of somebody new at the same moment the second finds what the first has made.
    await takeAdministratorsTurn(inside)
    const { user, isNew } = await personOf(inside, store, { identity, settings })
    const refused = refusalOf(user, ctx, parts.isDemo)
    if (refused) throw new SignOnRefusal({ reason: 'inactive', result: refused, user })
    const mapped = await applyMapping(inside, user.id, identity, { users: store, settings, tellUnknown: parts.tellUnknown })
    const isCleared = (isNew || mapped === 'more') && (await takeOver(inside, user, { identity, users: store }))
    const held = isCleared ? { ...user, passwordHash: null } : user
    const issued = await issueTicket(db, codes, { attempt, user: held, now: ctx.now })
    if (issued === null) throw new SignOnRefusal({ reason: 'ended', result: 'ExternalRefused', user })
    if (isNew || mapped !== 'nothing') {
      changed.add('user').add('session')
      const input = { userId: user.id }
      await writeAudit(
        db,
        auditRow({ endpoint: { path: SIGN_ON_CALLBACK }, input, ctx, duration: performance.now() - started, error: null }),
      )
    }
    return issued
  })
}
