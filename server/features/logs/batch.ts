/** Rows of a log on their way to the table: written together, so that logging never slows what it logs. */
export interface Batch<Row> {
  /** The row is made only if there is room for it. */
  add(make: () => Row): void
  /** Writes what is waiting; at the end of the program, so that nothing is lost. */
  flush(): Promise<void>
  stop(): Promise<void>
}

const EVERY_MS = 1000
const CHUNK = 500
/** Under a flood the newest rows beyond this many a second are left out rather than let memory grow. */
const MOST_WAITING = 2000

export function createBatch<Row>(write: (rows: Row[]) => Promise<unknown>, report: (error: unknown) => void): Batch<Row> {
  let waiting: Row[] = []
  let writing = Promise.resolve()

  function flush() {
    const rows = waiting
    waiting = []
    if (rows.length > 0) writing = writing.then(() => writeAll(rows)).catch(report)
    return writing
  }

  async function writeAll(rows: Row[]) {
    for (let from = 0; from < rows.length; from += CHUNK) await write(rows.slice(from, from + CHUNK))
  }

  const timer = setInterval(() => void flush(), EVERY_MS)
  timer.unref()
  return {
    add: (make) => {
      if (waiting.length < MOST_WAITING) waiting.push(make())
    },
    flush,
    stop: () => {
      clearInterval(timer)
      return flush()
    },
  }
}
