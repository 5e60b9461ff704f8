import type { Database } from '../db/engine.ts'
import { readNotes } from './notes.ts'

/** For an alarm where backups have stopped: the moment of the last verified one; 0 before the first. */
export const verifiedBackup = ({ read }: Database) => ({
  name: 'portico_backup_verified_timestamp_seconds',
  help: 'The moment whose state the last verified backup holds',
  value: async () => {
    const { verified } = await readNotes(read)
    return verified === null ? 0 : Date.parse(verified) / 1000
  },
})
