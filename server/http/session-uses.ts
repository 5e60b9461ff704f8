import type { Database } from '../db/engine.ts'
import { writeEachSecond, MOST_WAITING, type Writing } from '../db/each-second.ts'

/** B-56c: the sessions that were used; their rows are written together, once a second, so that a call waits for none. */
export interface SessionUses extends Writing {
  add(sessionId: number, now: number): void
}

export function createSessionUses(database: Database, report: (error: unknown) => void): SessionUses {
  let waiting = new Map<number, number>()
  const take = () => {
    const taken = [...waiting]
    waiting = new Map()
    return taken
  }
  // All of a second get the same moment: one statement for many sessions is worth more than the difference.
  const write = (uses: [id: number, now: number][]) =>
    database.write
      .updateTable('session')
      .set({ lastUseTime: Math.max(...uses.map(([, now]) => now)) })
      .where(
        'id',
        'in',
        uses.map(([id]) => id),
      )
      .execute()
  return {
    ...writeEachSecond(take, write, report),
    add: (sessionId, now) => {
      if (waiting.size < MOST_WAITING) waiting.set(sessionId, now)
    },
  }
}
