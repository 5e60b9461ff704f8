import { Problem } from '../../contract/errors.ts'
import { problemOf } from '../db/violations.ts'
import { breather } from './breathe.ts'
import type { Store } from './store.ts'

type Values = Record<string, unknown>

/** The part of an import that needs no transaction, so other writers need not wait for it. */
export async function prepareRows(store: Store, items: Values[]): Promise<Values[]> {
  const breathe = breather()
  const prepared: Values[] = []
  for (const [index, item] of items.entries()) {
    prepared.push(prepareRow(store, item, index))
    await breathe()
  }
  return prepared
}

function prepareRow(store: Store, item: Values, index: number): Values {
  try {
    return store.prepare(item)
  } catch (error) {
    return refuseRow(error, index)
  }
}

/** Adds the position of the refused row to the error. */
export function refuseRow(error: unknown, index: number): never {
  const problem = error instanceof Problem ? error : problemOf(error)
  if (!problem) throw error
  const members = Object.fromEntries(Object.entries(problem.members).map(([name, words]) => [`items.${index}.${name}`, words]))
  const { code, words, values, data } = problem
  throw new Problem(code, { words, values, members, ...(data ? { data } : {}) })
}
