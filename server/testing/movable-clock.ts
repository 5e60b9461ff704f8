import { onTestFinished } from 'vitest'
import type { Database } from '../db/engine.ts'

export const MINUTE_MS = 60_000

/** A clock that a test moves on: what is to happen later happens then, and never before, however slow the machine is. */
export interface MovableClock {
  now(): number
  /** The moment so many ms from now, as the API takes it. */
  in(ms: number): string
  move(ms: number): void
  /** Stands still from now on, unless it is moved. */
  stop(): void
}

/** Has the server that opened this database (`site.running.database`) go by a movable clock from now on. */
export function movableClock(database: Database): MovableClock {
  const own = database.now
  let base = own
  let ahead = 0
  const now = () => base() + ahead
  database.now = now
  return {
    now,
    in: (ms) => new Date(now() + ms).toISOString(),
    move: (ms) => void (ahead += ms),
    stop: () => {
      const moment = base()
      base = () => moment
    },
  }
}

/** `movableClock` until the end of the test. What has ended by it, such as a planned publication, then lasts again: for tests of other things. */
export function clockOfTest(database: Database): MovableClock {
  const own = database.now
  onTestFinished(() => {
    database.now = own
  })
  return movableClock(database)
}
