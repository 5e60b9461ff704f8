/** A folder of pictures that somebody sends is taken in first; what is made of them ahead of time begins when none has come for so long. */
const QUIET_MS = 3000

export interface Ahead {
  add(work: () => void): void
  /** Forgets what has not begun. */
  clear(): void
}

/** Collects work that nobody waits for, and begins all of it once nothing was added for a while. */
export function createAhead(quietMs = QUIET_MS): Ahead {
  let waiting: (() => void)[] = []
  let timer: NodeJS.Timeout | undefined
  const begin = () => waiting.splice(0).forEach((work) => work())
  return {
    add: (work) => {
      waiting.push(work)
      clearTimeout(timer)
      timer = setTimeout(begin, quietMs).unref()
    },
    clear: () => {
      clearTimeout(timer)
      waiting = []
    },
  }
}
