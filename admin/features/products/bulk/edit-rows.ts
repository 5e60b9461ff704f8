import { CallError } from '../../../session/http.ts'

/** A row that is to be changed. Little of it is kept, since a whole filter may find very many. */
export interface Seen {
  id: number
  version: number
}

/** One call changes this many rows: few enough to show how far the work is. */
const BATCH = 50
const LONGEST_WAIT = 60

export interface EditResult {
  changed: number
  /** The rows that had the value already. */
  same: number
  /** The rows that were refused, and those that were not reached, by the reason of the end. */
  failures: ReadonlyMap<number, unknown>
}

interface Editing {
  /** Changes a batch, all or none. */
  send: (rows: readonly Seen[]) => Promise<{ changed: number; same: number }>
  /** Is told how many rows are behind. */
  progress: (behind: number) => void
  isStopped: () => boolean
  wait: (seconds: number) => Promise<void>
}

/**
 * Changes rows batch by batch. A row that the server refuses is taken out and the rest of its batch sent again; too many calls in a minute are waited for.
 * Any other failure ends the work, and so does `isStopped`: rows that were changed by then stay changed.
 */
export async function editRows(rows: readonly Seen[], { send, progress, isStopped, wait }: Editing): Promise<EditResult> {
  const failures = new Map<number, unknown>()
  let left = [...rows]
  let [changed, same] = [0, 0]
  while (left.length > 0 && !isStopped()) {
    const batch = left.slice(0, BATCH)
    try {
      const answer = await send(batch)
      changed += answer.changed
      same += answer.same
      left = left.slice(batch.length)
    } catch (error) {
      const refused = refusedId(error)
      if (refused !== null && batch.some(({ id }) => id === refused)) {
        failures.set(refused, error)
        left = left.filter(({ id }) => id !== refused)
      } else if (error instanceof CallError && error.status === 429) await wait(Math.min(error.retryAfter ?? 1, LONGEST_WAIT))
      else {
        for (const { id } of left) failures.set(id, error)
        left = []
      }
    }
    progress(rows.length - left.length)
  }
  return { changed, same, failures }
}

/** The row that a refusal is about; null where it is about the call. */
function refusedId(error: unknown): number | null {
  const id = error instanceof CallError ? error.body?.data?.['refusedId'] : null
  return typeof id === 'number' ? id : null
}
