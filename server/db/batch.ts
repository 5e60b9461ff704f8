import { type Writing, type Write, type Tell, writeEachSecond, MOST_WAITING } from './each-second.ts'

/** The rows of a log that wait to be written; they are written together, so that logging never slows a request. */
export interface Batch<Row> extends Writing {
  /** Adds a row; it is made only if there is room for it. */
  add(make: () => Row): void
}

export function createBatch<Row>(write: Write<Row>, report: Tell): Batch<Row> {
  let waiting: Row[] = []
  const take = () => {
    const rows = waiting
    waiting = []
    return rows
  }
  return {
    ...writeEachSecond(take, write, report),
    add: (make) => {
      if (waiting.length < MOST_WAITING) waiting.push(make())
    },
  }
}
