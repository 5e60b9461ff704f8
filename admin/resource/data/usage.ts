import type { Resource } from '../../../contract/resource.ts'
import type { OutputOf } from '../../../contract/endpoint.ts'
import { quietly } from '../../session/session.ts'
import { endpointsOf } from './item.ts'

/** The number of rows of a resource that refer to the given rows by one of its fields. */
export type Usage = OutputOf<ReturnType<typeof endpointsOf>['usage']>['items'][number]

/** Counts the rows that refer to these rows. It finds none when it fails: the question before a deletion must still be asked. */
export async function usageOf(resource: Resource, ids: readonly number[]): Promise<Usage[]> {
  const found = new Map<string, Usage>()
  for (const part of partsOf(ids, MOST_IDS)) {
    const { items } = await quietly(endpointsOf(resource).usage, { ids: part }).catch(() => ({ items: [] }))
    for (const usage of items) add(found, usage)
  }
  return [...found.values()]
}

function add(found: Map<string, Usage>, usage: Usage): void {
  const key = `${usage.resource} ${usage.field}`
  const before = found.get(key)
  found.set(key, before ? { ...before, ...usage, count: before.count + usage.count } : usage)
}

/** The most ids that one call takes. */
const MOST_IDS = 1000

/** Divides a list into parts of at most `size` entries. */
export const partsOf = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size))
