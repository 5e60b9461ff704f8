import type { Bus } from '../../bus.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/engine.ts'
import { readSetting, writeSetting } from '../../settings.ts'

const SETTING = 'signInUnlocked'

/** The operator has let somebody back in: the limits of every node are to begin anew. Returns the tag that tells the nodes. */
export async function unlock(db: Db, now: number): Promise<string> {
  await writeSetting(db, SETTING, String(now))
  return SETTING
}

/** Whether the operator has unlocked since this was last asked. The setting is read only after the bus has told of a change by another process. */
export function createUnlocking(bus: Bus): (ctx: Context) => Promise<boolean> {
  let mayBe = false
  let last: string | null = null
  bus.listen((tags) => {
    mayBe ||= tags.has('*') || tags.has(SETTING)
  })
  return async (ctx) => {
    if (!mayBe) return false
    mayBe = false
    const at = await readSetting(ctx.db, SETTING)
    // By being another one, not by being later: the clock of the operator's machine may be behind.
    if (at === last) return false
    last = at
    return true
  }
}
