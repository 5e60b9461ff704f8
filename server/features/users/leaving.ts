import { breather } from '../../crud/breathe.ts'
import { holdGoing } from '../../crud/holding.ts'
import type { Store } from '../../crud/store.ts'
import type { Context } from '../../http/context.ts'
import { requirePermit } from '../../http/permission.ts'
import { endSessions } from '../../http/end-sessions.ts'
import { updateUser } from './changes.ts'
import { handOver, refuseOwners, type Receiver } from './hand-over.ts'
import { leaveHeads } from './heads.ts'
import { personToChange } from './person-guard.ts'
import { keepAdministrator, takeAdministratorsTurn } from './keep-administrators.ts'
import { keepSelf } from './rules.ts'

interface Leaving extends Partial<Receiver> {
  id: number
}

const isReceiver = (given: Partial<Receiver>): given is Receiver => given.successorId !== undefined

/** Hands the rows of somebody over if there is a successor; without one there must be none (B-60c). */
async function leaveRows(ctx: Context, { id, ...receiver }: Leaving) {
  if (isReceiver(receiver)) {
    const { totalCount, items } = await handOver(ctx, { id, ...receiver })
    return { totalCount, items }
  }
  await refuseOwners(ctx, [id])
  return { totalCount: 0, items: [] }
}

/** Moves users to the recycle bin, which end their sessions. Their rows go to a successor first, or the deletion is refused. */
export async function removeUsers(ctx: Context, store: Store, ids: number[], receiver: Partial<Receiver> = {}) {
  if (isReceiver(receiver)) requirePermit(ctx, 'User/Edit')
  const breathe = breather(ctx.origin)
  for (const id of ids) {
    await personToChange(ctx, store, id)
    keepSelf(ctx, id)
    await breathe()
  }
  await holdGoing(ctx, 'user', ids)
  if (!isReceiver(receiver)) await refuseOwners(ctx, ids)
  await store.remove(ctx, ids)
  await keepAdministrator(ctx)
  await leaveHeads(ctx, ids)
  // Many rows take seconds, so every rule about users comes before.
  if (isReceiver(receiver)) for (const id of ids) await handOver(ctx, { id, ...receiver })
  // Takes locks in the same order as an update, so that the two never wait for each other.
  for (const id of ids) await endSessions(ctx.db, id)
  return null
}

/**
 * Shuts somebody out who leaves: the account is disabled, its sessions end, its roles and units are taken, it heads no unit any more, and its rows go to a
 * successor (B-60d, B-60k). The account stays, so that logs and rows keep their names.
 */
export async function dismissUser(ctx: Context, store: Store, { id, ...receiver }: Leaving) {
  await takeAdministratorsTurn(ctx)
  await personToChange(ctx, store, id)
  await holdGoing(ctx, 'user', [id])
  await updateUser(ctx, store, { id, isActive: false, roleIds: [], unitIds: [] })
  await leaveHeads(ctx, [id])
  return leaveRows(ctx, { id, ...receiver })
}
