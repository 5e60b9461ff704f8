import type { Context } from '../../http/context.ts'
import type { Bus } from '../../db/bus.ts'
import type { SignInLimits } from '../sign-in/limits.ts'
import { personToChange } from '../users/person-guard.ts'
import type { Store } from '../../crud/store.ts'
import { namesOf } from './locks.ts'

const UNLOCKED = 'signInUnlocked:'

/** Opens an account on this node when any node has unlocked it: each node counts the guesses that reach it. */
export function followUnlocking(bus: Bus, limits: SignInLimits): void {
  bus.listen((tags) => {
    for (const tag of tags) if (tag.startsWith(UNLOCKED)) void limits.unlock(tag.slice(UNLOCKED.length))
  })
}

/** Opens an account again; the other nodes hear of it with the commit. */
export async function unlockUser(ctx: Context, users: Store, id: number) {
  const row = await personToChange(ctx, users, id)
  for (const name of namesOf(row)) ctx.changed.add(`${UNLOCKED}${name}`)
  return null
}
