import { codeOf } from '../config/error-parts.ts'
import { StartProblem } from '../config/start-problem.ts'
import { violationOf } from '../db/violations.ts'

/** A file may become larger than its disk, or the limit of its process, allows. */
const TOO_LARGE = 'EFBIG'

/** Names the place that has no room for a backup: its disk is often another one than that of the database. Any other error stays as it is. */
export const orNoRoom = (error: unknown, place: string): unknown =>
  violationOf(error)?.kind === 'full' || codeOf(error) === TOO_LARGE
    ? new StartProblem(
        `There is no room in ${place} (${codeOf(error)}). Nothing half written stays there: make room, or name another folder by BACKUP_DIR.`,
      )
    : error

/** Does something that writes into the place of backups. */
export async function withRoom<T>(place: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    throw orNoRoom(error, place)
  }
}
