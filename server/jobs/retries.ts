/** Work after the reply, which is tried again after a failure. */
export interface Job {
  /** The waiting times before each further attempt, in ms. */
  waits: readonly number[]
  run(ending: AbortSignal): Promise<void>
  /** Called at each failure. `next` is the waiting time before the next attempt; null means that there is none. */
  failed(error: unknown, next: number | null): void
  /** Returns false for an error that another attempt would only repeat. */
  isWorthAnother?(error: unknown): boolean
}

export interface Retries {
  /** Begins the job in the background; never throws. Returns false if too many jobs wait already. */
  start(job: Job): boolean
  /** Gives up the jobs that wait, and returns when the running attempts have ended. */
  stop(): Promise<void>
}

/** Runs jobs of this process in the background. A job that waits when the process ends is lost. */
export function createRetries(most = Number.POSITIVE_INFINITY): Retries {
  const waiting = new Map<NodeJS.Timeout, { job: Job; error: unknown }>()
  const running = new Set<Promise<void>>()
  const ending = new AbortController()

  function attempt(job: Job, failures: number) {
    const done = job
      .run(ending.signal)
      .catch((error: unknown) => retry(job, failures, error))
      .finally(() => running.delete(done))
    running.add(done)
  }

  function retry(job: Job, failures: number, error: unknown) {
    const isLast = ending.signal.aborted || job.isWorthAnother?.(error) === false
    const wait = isLast ? undefined : job.waits[failures]
    job.failed(error, wait ?? null)
    if (wait === undefined) return
    const timer = setTimeout(() => {
      waiting.delete(timer)
      attempt(job, failures + 1)
    }, wait)
    timer.unref()
    waiting.set(timer, { job, error })
  }

  return {
    start: (job) => {
      if (ending.signal.aborted || waiting.size + running.size >= most) return false
      attempt(job, 0)
      return true
    },
    stop: async () => {
      ending.abort()
      for (const [timer, { job, error }] of waiting) {
        clearTimeout(timer)
        job.failed(error, null)
      }
      waiting.clear()
      await Promise.all(running)
    },
  }
}
