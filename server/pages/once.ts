export interface Job {
  isBegun(): boolean
  /** Runs the job at the first call only; never fails. */
  run(): Promise<void>
}

/** Makes a job that may stand in two lines but runs once; everyone who waits for it gets its result. */
export function once<T>(work: () => Promise<T>): { job: Job; result: Promise<T> } {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  let begun = false
  const run = async () => {
    if (begun) return
    begun = true
    await work().then(resolve, reject)
  }
  return { job: { isBegun: () => begun, run }, result: promise }
}
