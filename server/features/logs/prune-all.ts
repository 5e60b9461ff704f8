import { daysAfter } from '../../../contract/format/zone-time.ts'
import type { SettingValues } from '../../../contract/settings/index.ts'
import { createCalendar } from '../../crud/days.ts'
import type { Database } from '../../db/engine.ts'
import { forgetBefore } from '../../db/forget-before.ts'
import type { Pace } from '../../db/pace.ts'
import { giveSpaceBack } from '../../db/space.ts'
import { forgetKeys } from '../../http/once.ts'
import { forgetCodes } from '../codes/code-rows.ts'
import { forgetEnquiries } from '../forms/contact/forgetting.ts'
import { forgetAnswers } from '../forms/forgetting.ts'
import type { FileStore } from '../uploads/store.ts'
import { forgetMisses } from '../visitors/misses.ts'
import { foldVisits } from '../visitors/months.ts'
import type { Log } from './kept-log.ts'
import { hide } from './hide.ts'
import { LOGS } from './logs.ts'
import { prune } from './prune.ts'
import { foldCounts } from './totals/fold.ts'

export interface PruneParts {
  database: Database
  settings: Pick<
    SettingValues,
    | 'timeZone'
    | 'webLogDays'
    | 'webLogRows'
    | 'loginLogDays'
    | 'auditLogDays'
    | 'auditLogRows'
    | 'changeLogDays'
    | 'changeLogRows'
    | 'browserErrorDays'
    | 'enquiryDays'
  >
  pace: Pace
  files: Pick<FileStore, 'root' | 'objects'>
}

/** The number of rows that were deleted, by the name of their table. */
export type Pruned = Record<'webLog' | 'loginLog' | 'auditLog' | 'entityChange' | 'session', number>

const SESSIONS: Log = { table: 'session', time: 'expiryTime' }

const DAY_MS = 24 * 60 * 60 * 1000
/** The days that visits are kept by day; after that they are kept by month for ever. */
const VISIT_DAYS = 400
/** The days that searches without a result are kept. */
const MISS_DAYS = 90

/** Deletes what the settings no longer keep (B-03), in short steps. */
export async function pruneAll({ database, settings, pace, files }: PruneParts): Promise<Pruned> {
  // All nodes agree on the database's clock: by its own, a machine that is a day ahead would end everybody's session.
  const now = database.now()
  const steps = { database, pace }
  const limit = (days: number) => ({ now, before: now - days * DAY_MS })
  const limits = {
    webLog: { ...limit(settings.webLogDays), most: settings.webLogRows },
    loginLog: limit(settings.loginLogDays),
    auditLog: { ...limit(settings.auditLogDays), most: settings.auditLogRows },
    entityChange: { ...limit(settings.changeLogDays), most: settings.changeLogRows },
  }
  for (const log of Object.values(LOGS)) await hide(database, log, limits[log.table])
  const pruned: Pruned = { webLog: 0, loginLog: 0, auditLog: 0, entityChange: 0, session: await prune(steps, SESSIONS, limit(0)) }
  for (const log of Object.values(LOGS)) pruned[log.table] = await prune(steps, log, limits[log.table])
  await foldCounts(database, pace)
  await forgetCodes(steps, now)
  await forgetKeys(steps, now)
  await forgetBefore(steps, { table: 'browserError', key: ['id'], time: 'lastTime' }, now - settings.browserErrorDays * DAY_MS)
  const today = createCalendar(settings)(now)
  await foldVisits(database, daysAfter(today, -VISIT_DAYS).slice(0, 7), pace)
  await forgetMisses(database, daysAfter(today, -MISS_DAYS), pace)
  if (settings.enquiryDays > 0) await forgetEnquiries({ database, pace, files }, now - settings.enquiryDays * DAY_MS)
  await forgetAnswers({ database, pace, files }, now)
  await giveSpaceBack(database, pace)
  return pruned
}
