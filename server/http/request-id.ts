import { randomUUID } from 'node:crypto'

/** Returns a new id that sorts by time (UUID version 7): old rows of a log then stand together in its index of requests, and go together. */
export function newRequestId(now = Date.now()): string {
  const time = now.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}
