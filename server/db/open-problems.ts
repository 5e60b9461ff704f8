import { StartProblem } from '../config/start-problem.ts'
import { codeOf, messageOf } from '../config/error-parts.ts'

export const unreachable = (error: unknown) =>
  new StartProblem(`The database cannot be reached (${messageOf(error) || codeOf(error)}). Check DATABASE_URL.`)

/** Turns the database's refusal of one more connection into a start problem; null for any other error. */
export function crowded(error: unknown): StartProblem | null {
  return codeOf(error) === '53300'
    ? new StartProblem(`The database takes no more connections (${messageOf(error)}). Raise its limit, or lower DATABASE_POOL.`)
    : null
}

/** Turns the error that SQLite throws when it reads a broken page into a start problem; null for any other error. */
export function damaged(error: unknown): StartProblem | null {
  return codeOf(error)?.startsWith('SQLITE_CORRUPT')
    ? new StartProblem(`The database file is damaged (${messageOf(error)}). Restore a copy of it.`)
    : null
}
