import { backups } from '../../contract/features/backups.ts'
import { handle, type Mounted } from '../http/handlers.ts'
import { orderBackupNow } from './order-backup.ts'
import { stateOfBackups } from './state.ts'

/** The state of the backups, for the dashboard, and the order of one. */
export const backupHandlers = (): Mounted[] => [
  handle(backups.getState, async (_, { db, language, settings }) => ({
    isNightly: settings.nightlyBackup,
    ...(await stateOfBackups(db, language)),
  })),
  handle(backups.make, (_, ctx) => orderBackupNow(ctx)),
]
