import { Problem } from '../../contract/errors.ts'
import { problemOf } from '../db/problems.ts'

/** Adds the position of the refused row to the error. */
export function refuseRow(error: unknown, index: number): never {
  const problem = error instanceof Problem ? error : problemOf(error)
  if (!problem) throw error
  const members = Object.fromEntries(Object.entries(problem.members).map(([name, words]) => [`items.${index}.${name}`, words]))
  const { code, words, values, data } = problem
  throw new Problem(code, { words, values, members, ...(data ? { data } : {}) })
}
