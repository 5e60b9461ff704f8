import { parse } from 'node:querystring'
import { LRUCache } from 'lru-cache'

type Query = Readonly<Record<string, string | string[] | undefined>>

/** Longer ones are searches that nobody repeats. */
const LONGEST = 500
const known = new LRUCache<string, Query>({ max: 1000 })

/** Reads `a=1&b=2`. Pages and back offices ask the same again and again: the same text gives the same object, which nobody may change. */
export function readQuery(text: string): Query {
  const before = known.get(text)
  if (before) return before
  const query = Object.freeze(parse(text))
  if (text.length <= LONGEST) known.set(text, query)
  return query
}
