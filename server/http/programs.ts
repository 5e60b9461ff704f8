import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'

/** Browsers send few different names, each many times; hardly any name is longer. */
const known = new LRUCache<string, boolean>({ max: 1000 })
const MOST_LETTERS = 512

/** True for robots, link previews and clients that send no name. */
export function isProgram(userAgent: string | undefined): boolean {
  if (!userAgent) return true
  if (userAgent.length > MOST_LETTERS) return isbot(userAgent.slice(0, MOST_LETTERS))
  const before = known.get(userAgent)
  if (before !== undefined) return before
  const is = isbot(userAgent)
  known.set(userAgent, is)
  return is
}
