import type { Db } from '../db/engine.ts'
import { readSetting } from '../db/settings.ts'

/** The last backups as the site remembers them; the moments are ISO 8601. */
export interface BackupNotes {
  /** The moment whose state the last backup holds. */
  last: string | null
  /** The moment whose state the last backup holds that was restored and compared. */
  verified: string | null
  /** The last attempt of the night that failed, if none succeeded since. */
  failed: { time: string; reason: string } | null
}

/** The setting that holds the notes. */
export const NOTES_SETTING = 'backups'
const NONE: BackupNotes = { last: null, verified: null, failed: null }

export async function readNotes(db: Db): Promise<BackupNotes> {
  const stored = await readSetting(db, NOTES_SETTING)
  return stored === null ? NONE : { ...NONE, ...(JSON.parse(stored) as Partial<BackupNotes>) }
}
