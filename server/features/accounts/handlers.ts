import { Problem } from '../../../contract/errors.ts'
import { accounts } from '../../../contract/features/accounts.ts'
import type { Environment } from '../../config/environment.ts'
import { breather } from '../../crud/breathe.ts'
import type { Store } from '../../crud/store.ts'
import type { Bus } from '../../db/bus.ts'
import type { Context } from '../../http/context.ts'
import { handle, type Mounted } from '../../http/handlers.ts'
import type { SignInLimits } from '../sign-in/limits.ts'
import { linksOf, removeLink } from '../sign-on/links.ts'
import { setActive } from '../users/changes.ts'
import { personToChange } from '../users/person-guard.ts'
import { takeAdministratorsTurn } from '../users/keep-administrators.ts'
import { accessOf } from './access.ts'
import { lockedUsers } from './locks.ts'
import { followUnlocking, unlockUser } from './unlocking.ts'
import { endOtherSessions, endSession, sessionsOf, signInsOf } from './sessions.ts'

interface AccountParts {
  users: Store
  limits: SignInLimits
  bus: Bus
  environment: Pick<Environment, 'isDemo' | 'signOn'>
}

/** The calls with which an administrator looks after accounts (B-59). */
export function accountHandlers({ users, limits, bus, environment: { isDemo, signOn } }: AccountParts): Mounted[] {
  followUnlocking(bus, limits)

  /** All of them or none: the first refusal undoes the others. */
  async function setAllActive(ctx: Context, ids: readonly number[], isActive: boolean) {
    const breathe = breather(ctx.origin)
    await takeAdministratorsTurn(ctx)
    for (const id of new Set(ids)) {
      await setActive(ctx, users, { id, isActive })
      await breathe()
    }
    return null
  }

  return [
    handle(accounts.access, ({ id }, ctx) => accessOf(ctx, users, id)),
    handle(accounts.sessions, async ({ id }, ctx) => {
      await personToChange(ctx, users, id)
      return sessionsOf(ctx, id, isDemo)
    }),
    handle(accounts.endSession, async (input, ctx) => {
      await personToChange(ctx, users, input.id)
      return endSession(ctx, input)
    }),
    handle(accounts.endSessions, async ({ id }, ctx) => {
      await personToChange(ctx, users, id)
      return endOtherSessions(ctx, id)
    }),
    handle(accounts.signIns, async (input, ctx) => {
      await personToChange(ctx, users, input.id)
      return signInsOf(ctx, input, isDemo)
    }),
    handle(accounts.links, async ({ id }, ctx) => {
      await personToChange(ctx, users, id)
      return { items: await linksOf(ctx, id, signOn) }
    }),
    handle(accounts.removeLink, async ({ id, linkId }, ctx) => {
      if (id === ctx.caller.userId) throw new Problem('rule', { words: 'problem.ownLink' })
      await personToChange(ctx, users, id)
      return removeLink(ctx, { userId: id, id: linkId })
    }),
    handle(accounts.locked, (_, ctx) => lockedUsers(ctx, limits)),
    handle(accounts.unlock, ({ id }, ctx) => unlockUser(ctx, users, id)),
    handle(accounts.batchActivate, ({ ids }, ctx) => setAllActive(ctx, ids, true)),
    handle(accounts.batchDeactivate, ({ ids }, ctx) => setAllActive(ctx, ids, false)),
  ]
}
