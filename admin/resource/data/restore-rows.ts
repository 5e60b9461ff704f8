import type { Resource } from '../../../contract/resource.ts'
import { CallError } from '../../session/http.ts'
import { quietly } from '../../session/session.ts'
import { rowChanged } from './data.ts'
import { endpointsOf } from './item.ts'

export interface Restored {
  ids: number[]
  /** The reasons of the rows that stay in the recycle bin. */
  failures: ReadonlyMap<number, unknown>
}

/**
 * Takes rows out of the recycle bin, one after the other. A row below another comes back only after that one, so rows that failed are tried again as long
 * as others came back.
 */
export async function restoreRows(resource: Resource, ids: readonly number[]): Promise<Restored> {
  const done: number[] = []
  let failures = new Map<number, unknown>()
  let left = [...ids]
  try {
    for (let before = Infinity; left.length > 0 && left.length < before;) {
      before = left.length
      failures = new Map()
      for (const id of left) {
        try {
          await quietly(endpointsOf(resource).restore, { id })
          done.push(id)
        } catch (error) {
          failures.set(id, error)
          // Without a session or a server every other row would fail too.
          if (!(error instanceof CallError) || error.isEnded || error.status === 0) return { ids: done, failures }
        }
      }
      left = [...failures.keys()]
    }
    return { ids: done, failures }
  } finally {
    rowChanged(resource)
  }
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
