import { setTimeout } from 'node:timers/promises'

/** Does one step of work, then rests before the next; throws after it was stopped. */
export type Pace = <T>(work: () => Promise<T>) => Promise<T>

/** Rests four times as long as the work took, so that other writers find the database free for four fifths of the time. */
const REST = 4
const SHORTEST_REST_MS = 5

/** `ref`: the process stays alive for the next step. */
export const createPace =
  (signal: AbortSignal, { ref = false } = {}): Pace =>
  async (work) => {
    signal.throwIfAborted()
    const from = performance.now()
    const done = await work()
    await setTimeout(Math.max(SHORTEST_REST_MS, REST * (performance.now() - from)), undefined, { signal, ref })
    return done
  }
