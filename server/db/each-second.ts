export interface Writing {
  /** Writes the waiting rows; call it at the end of the program, so that no row is lost. */
  flush(): Promise<void>
  stop(): Promise<void>
}

export type Write<Row> = (rows: Row[]) => Promise<unknown>
export type Tell = (error: unknown) => void

const EVERY_MS = 1000
const CHUNK = 500
/** Under a flood, or while the database does not answer, newer rows beyond this number are dropped, so that memory does not grow. */
export const MOST_WAITING = 2000

/** Writes the waiting rows once a second. Of consecutive failures only the first is reported. */
export function writeEachSecond<Row>(take: () => Row[], write: Write<Row>, report: Tell): Writing {
  let writing = Promise.resolve()
  let isWriting = false
  let hasFailed = false

  async function writeWaiting() {
    isWriting = true
    try {
      const rows = take()
      for (let from = 0; from < rows.length; from += CHUNK) await write(rows.slice(from, from + CHUNK))
      if (rows.length > 0) hasFailed = false
    } catch (error) {
      if (!hasFailed) report(error)
      hasFailed = true
    } finally {
      isWriting = false
    }
  }

  const flush = () => (writing = writing.then(writeWaiting))
  // While a write hangs no other write starts: new rows wait, up to their limit, for the next second.
  const timer = setInterval(() => isWriting || void flush(), EVERY_MS)
  timer.unref()
  return {
    flush,
    stop: () => {
      clearInterval(timer)
      return flush()
    },
  }
}
