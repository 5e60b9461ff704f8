import type { SettingValues } from '../../contract/settings/index.ts'
import { hourOf } from '../crud/days.ts'
import type { Database } from '../db/engine.ts'
import { orderBackup } from './order-backup.ts'

interface NightlyParts {
  database: Database
  settings: Pick<SettingValues, 'nightlyBackup' | 'backupHour' | 'timeZone'>
  report: (error: unknown) => void
}

export interface Nightly {
  /** Orders the backup of the day if it is time for it and no other node has. */
  look(): Promise<void>
  stop(): Promise<void>
}

const EVERY_MS = 60_000

/** Orders a backup each night (B-67l), at the hour of the settings, or as soon as a node runs after it. */
export function startNightly({ database, settings, report }: NightlyParts): Nightly {
  let looking = Promise.resolve()
  let ordered = ''

  async function lookOnce() {
    if (!settings.nightlyBackup) return
    const { day, hour } = hourOf(database.now(), settings.timeZone)
    if (hour < settings.backupHour || day === ordered) return
    await orderBackup(database, day)
    ordered = day
  }

  const look = () => (looking = looking.then(lookOnce).catch(report))
  const timer = setInterval(() => void look(), EVERY_MS).unref()
  return {
    look,
    stop: () => {
      clearInterval(timer)
      return looking
    },
  }
}
