import { Problem } from '../../../contract/errors.ts'
import type { Context } from '../../http/context.ts'
import { takeTurn } from '../../db/turn.ts'
import { hasAdministrator } from '../../http/administrators.ts'

// One user with all permits must remain.

/** Held while somebody may cease to be an administrator. A change that reads roles or units before it writes them takes it before it reads. */
export const takeAdministratorsTurn = (ctx: Context) => takeTurn(ctx.db, ctx.database.engine, 'administrators')

/** Refuses a change after which there would be no administrator; called at the end of its transaction. */
export async function keepAdministrator(ctx: Context): Promise<void> {
  // When two administrators demote each other at the same moment, the second waits here and then sees the first change.
  await takeAdministratorsTurn(ctx)
  if (!(await hasAdministrator(ctx.db))) throw new Problem('rule', { words: 'problem.lastAdministrator' })
}
