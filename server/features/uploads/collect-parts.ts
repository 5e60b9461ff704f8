import type { Database } from '../../db/engine.ts'
import type { FileStore } from './store.ts'

export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS

/** The parts that each step of a collection needs. */
export interface CollectParts {
  database: Database
  files: Pick<FileStore, 'root' | 'objects'>
  say: (line: string) => void
  now: number
  /** Called before each upload is looked at; throws to end the collection early, and the next one does the rest. */
  look?: (at: number, uploads: number) => Promise<void>
  /** Called when an upload was set aside. */
  moved?: () => Promise<void>
}
