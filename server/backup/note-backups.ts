import type { Database } from '../db/engine.ts'
import { writeSetting } from '../db/settings.ts'
import { takeTurn } from '../db/turn.ts'
import { storeIdentityOf } from '../features/uploads/store-identity.ts'
import { type BackupNotes, NOTES_SETTING, readNotes } from './notes.ts'

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
    await takeTurn(db, engine, NOTES_SETTING)
    await writeSetting(db, NOTES_SETTING, JSON.stringify(next(await readNotes(db))))
  })

const later = (known: string | null, time: string) => (known !== null && known > time ? known : time)
