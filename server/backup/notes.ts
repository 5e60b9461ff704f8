import type { Database, Db } from '../db/engine.ts'
import { readSetting, writeSetting } from '../db/settings.ts'
import { takeTurn } from '../db/turn.ts'
import { storeIdentityOf } from '../features/uploads/store-identity.ts'

/** The last backups as the site remembers them; the moments are ISO 8601. */
export interface BackupNotes {
  /** The moment whose state the last backup holds. */
  last: string | null
  /** The moment whose state the last backup holds that was restored and compared. */
  verified: string | null
  /** The last attempt of the night that failed, if none succeeded since. */
  failed: { time: string; reason: string } | null
}

const SETTING = 'backups'
const NONE: BackupNotes = { last: null, verified: null, failed: null }

export async function readNotes(db: Db): Promise<BackupNotes> {
  const stored = await readSetting(db, SETTING)
  return stored === null ? NONE : { ...NONE, ...(JSON.parse(stored) as Partial<BackupNotes>) }
}

interface Noted {
  time: string
  verified: boolean
  /** The mark of the site that the backup is of, where it may be of another. */
  identity?: string | null
}

/** Notes a backup in the site that it is of. */
export async function noteBackup(database: Database, { time, verified, identity }: Noted): Promise<void> {
  if (identity !== undefined && identity !== (await storeIdentityOf(database.read))) return
  await change(database, (notes) => ({
    last: later(notes.last, time),
    verified: verified ? later(notes.verified, time) : notes.verified,
    failed: null,
  }))
}

export const noteFailure = (database: Database, failed: NonNullable<BackupNotes['failed']>): Promise<void> =>
  change(database, (notes) => ({ ...notes, failed }))

const change = ({ write, engine }: Database, next: (notes: BackupNotes) => BackupNotes) =>
  write.transaction().execute(async (db) => {
    await takeTurn(db, engine, SETTING)
    await writeSetting(db, SETTING, JSON.stringify(next(await readNotes(db))))
  })

const later = (known: string | null, time: string) => (known !== null && known > time ? known : time)
