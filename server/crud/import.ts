import { Problem } from '../../contract/errors.ts'
import type { Context } from '../context.ts'
import { problemOf } from '../db/violations.ts'
import { breather } from './breathe.ts'
import type { Store } from './store.ts'

type Values = Record<string, unknown>

/** The part of an import that needs no transaction, so that nobody waits for the database meanwhile. */
export async function prepareRows(store: Store, items: Values[]): Promise<Values[]> {
  const breathe = breather()
  const prepared: Values[] = []
  for (const item of items) {
    prepared.push(store.prepare(item))
    await breathe()
  }
  return prepared
}

/** New rows, all or none: the first that the data refuses stops the import and is named by its place. */
export async function importRows(ctx: Context, store: Store, prepared: Values[]): Promise<number> {
  const breathe = breather()
  for (const [index, item] of prepared.entries()) {
    try {
      await store.insert(ctx, item)
    } catch (error) {
      const problem = error instanceof Problem ? error : problemOf(error)
      throw problem ? atRow(problem, index) : error
    }
    await breathe()
  }
  return prepared.length
}

function atRow(problem: Problem, index: number) {
  const members = Object.fromEntries(Object.entries(problem.members).map(([name, words]) => [`items.${index}.${name}`, words]))
  return new Problem(problem.code, {
    words: problem.words,
    values: problem.values,
    members,
    ...(problem.data ? { data: problem.data } : {}),
  })
}
