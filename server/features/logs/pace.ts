import { setTimeout } from 'node:timers/promises'

/** Does a piece of work, then rests before the next; throws once it is told to stop. */
export type Pace = <T>(work: () => Promise<T>) => Promise<T>

/** Four parts of rest to one of work: other writers find the database free four times out of five. */
const REST = 4
const SHORTEST_REST_MS = 5

export const createPace =
  (signal: AbortSignal): Pace =>
  async (work) => {
    signal.throwIfAborted()
    const from = performance.now()
    const done = await work()
    await setTimeout(Math.max(SHORTEST_REST_MS, REST * (performance.now() - from)), undefined, { signal, ref: false })
    return done
  }
