import { rmSync } from 'node:fs'
import path from 'node:path'
import { startNightly } from '../backup/nightly.ts'
import { backupsIn } from '../backup/write.ts'
import { dayStart } from '../../contract/format/zone-time.ts'
import type { Site } from './site.ts'

const HOUR_MS = 60 * 60_000

interface Time {
  day: number
  hour: number
}

/** A node that orders the nightly backups of a site, at times that the test chooses: the hour in the time zone of the site, on a day of 2030. */
export function nightlyNode(site: Pick<Site, 'dataDir' | 'database' | 'running'>, { day = 1, hour = 12 }: Partial<Time> = {}) {
  const place = path.join(site.dataDir, 'backups')
  const time: Time = { day, hour }
  const errors: string[] = []
  const { jobs, settings, nightly: own } = site.running.app
  // The site itself looks each minute, and its clock tells another day.
  const stopped = own.stop()
  const now = () => dayStart(`2030-01-0${time.day}`, settings.values.timeZone) + time.hour * HOUR_MS
  const nightly = startNightly({
    database: { ...site.database, now },
    settings: settings.values,
    report: (error) => errors.push(String(error)),
  })
  return {
    time,
    errors,
    look: async () => {
      await stopped
      await nightly.look()
    },
    /** Makes what was ordered. By the clock of the server another attempt is not due before 2030. */
    make: async () => {
      await site.database.write.updateTable('job').set({ notBefore: 0 }).where('kind', '=', 'backup').execute()
      await jobs.run()
    },
    made: () => backupsIn(place),
    close: async () => {
      await nightly.stop()
      rmSync(place, { recursive: true, force: true })
      await site.database.write.deleteFrom('job').where('kind', '=', 'backup').execute()
      await site.database.write.deleteFrom('setting').where('name', '=', 'backups').execute()
    },
  }
}
