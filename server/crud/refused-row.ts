import { Problem } from '../../contract/errors.ts'
import { problemOf } from '../db/problems.ts'

/** Adds the position of the refused row to the error. */
export function refuseRow(error: unknown, index: number): never {
  const problem = error instanceof Problem ? error : problemOf(error)
  if (!problem) throw error
  const placed = <T>(members: Record<string, T>) =>
    Object.fromEntries(Object.entries(members).map(([name, one]) => [`items.${index}.${name}`, one]))
  const { code, words, values, data } = problem
  const [members, memberValues] = [placed(problem.members), placed(problem.memberValues)]
  throw new Problem(code, { words, values, members, memberValues, ...(data ? { data } : {}) })
}
