import { LRUCache } from 'lru-cache'

/** Writes epoch milliseconds as ISO 8601 in UTC. */
export function isoTime(time: number) {
  const known = writtenTimes.get(time)
  if (known !== undefined) return known
  const written = new Date(time).toISOString()
  writtenTimes.set(time, written)
  return written
}
export const isoTimeOrNull = (time: number | null) => (time === null ? null : isoTime(time))

/** The rows of an import or of one morning share few moments, and writing a moment takes longer than finding it. */
const writtenTimes = new LRUCache<number, string>({ max: 2000 })
