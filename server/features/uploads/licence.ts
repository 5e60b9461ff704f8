import { sql } from 'kysely'
import { LICENCE_WARNING_DAYS } from '../../../contract/features/upload-details.ts'
import { clockTime, daysAfter } from '../../../contract/format/zone-time.ts'
import type { Context } from '../../http/context.ts'

/** The condition that the licence of a file has ended or ends within the days of the warning, in the site's zone; an end that nobody noted never comes. */
export function licenceEnding({ now, settings }: Pick<Context, 'now' | 'settings'>) {
  const today = clockTime(settings.timeZone, now).slice(0, 10)
  return sql<boolean>`"uploadDetail"."licenceEnd" <= ${daysAfter(today, LICENCE_WARNING_DAYS)}`
}
