import type { Store, WireRow } from '../../crud/store.ts'
import type { Context } from '../../http/context.ts'
import { refuseWider } from './reach.ts'
import { refuseBeyondOwn } from './rules.ts'

/**
 * The one guard of every call whose target is a person (B-100): nobody changes an account, or looks into it, whose permits or rows go beyond their own. It comes
 * before the change, since a change may take away what makes it forbidden; a change that gives something asks `refuseWider` once more afterwards.
 */
export async function mayChangePerson(ctx: Context, userId: number): Promise<void> {
  await refuseBeyondOwn(ctx, { userId })
  await refuseWider(ctx, userId, 'problem.widerPerson')
}

/** Reads the row of a person whom the caller may change; one in the recycle bin, if that is asked for. */
export async function personToChange(ctx: Context, store: Store, id: number, isBinned = false): Promise<WireRow> {
  const row = await store.get(ctx, id, isBinned)
  await mayChangePerson(ctx, id)
  return row
}
