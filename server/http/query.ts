import { parse } from 'node:querystring'
import { LRUCache } from 'lru-cache'

type Query = Readonly<Record<string, string | string[] | undefined>>

/** Longer queries are searches that nobody repeats. */
const LONGEST = 500
const known = new LRUCache<string, Query>({ max: 1000 })

/** Reads `a=1&b=2`. Pages and back offices send the same queries again and again, so the same text gives the same frozen object. */
export function readQuery(text: string): Query {
  const before = known.get(text)
  if (before) return before
  const query = Object.freeze(parse(text))
  if (text.length <= LONGEST) known.set(text, query)
  return query
}
