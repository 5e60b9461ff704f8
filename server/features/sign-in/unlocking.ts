import type { Bus } from '../../db/bus.ts'
import type { Context } from '../../http/context.ts'
import type { Db } from '../../db/engine.ts'
import { readSetting, writeSetting } from '../../db/settings.ts'

const SETTING = 'signInUnlocked'

/** Records that the operator has unlocked an account, so that every node clears its limits. Returns the tag for the bus. */
export async function unlock(db: Db, now: number): Promise<string> {
  await writeSetting(db, SETTING, String(now))
  return SETTING
}

/** Returns true when the operator has unlocked since the last call. It reads the setting only after the bus has announced a change. */
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
    // Compares for difference, not for a later time: the clock of the operator's machine may be behind.
    if (at === last) return false
    last = at
    return true
  }
}
