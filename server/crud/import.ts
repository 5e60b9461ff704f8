import { Problem } from '../../contract/errors.ts'
import type { Context } from '../context.ts'
import { problemOf } from '../db/violations.ts'
import type { Store } from './store.ts'

/** New rows, all or none: the first that the data refuses stops the import and is named by its place. */
export async function importRows(ctx: Context, store: Store, items: Record<string, unknown>[]): Promise<number> {
  for (const [index, item] of items.entries()) {
    try {
      await store.create(ctx, item)
    } catch (error) {
      const problem = error instanceof Problem ? error : problemOf(error)
      throw problem ? atRow(problem, index) : error
    }
  }
  return items.length
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
