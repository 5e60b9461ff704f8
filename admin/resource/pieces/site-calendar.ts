import dayjs, { type Dayjs, type PluginFunc } from 'dayjs'
import { clockIn } from '../../../contract/format/date-format.ts'
import { momentIn } from '../../../contract/format/zone-time.ts'
import { pageData } from '../../browser/page-data.ts'

// A calendar shows days and times as the clocks of the site do. Its values tell a time and no moment; it is read by the site's zone, wherever the reader is.

/** The kit asks a moment for its time by `tz()` if there is one: so "now" and "today" of its calendars are those of the site. */
const siteNow: PluginFunc = (_, { prototype }) => {
  Object.assign(prototype, {
    tz(this: Dayjs) {
      return clockIn(pageData.timeZone, this.valueOf())
    },
  })
}
dayjs.extend(siteNow)

/** Returns what a calendar shows for a moment in ISO 8601. */
export const shownInCalendar = (moment: string): Dayjs => clockIn(pageData.timeZone, Date.parse(moment))

/** Returns the moment, in ISO 8601, that was chosen in a calendar. */
export const chosenMoment = (shown: Dayjs): string =>
  new Date(momentIn(pageData.timeZone, shown.format('YYYY-MM-DD HH:mm:ss'))).toISOString()

/** Returns what a calendar shows for a day (`YYYY-MM-DD`). */
export const dayInCalendar = (day: string): Dayjs => dayjs.utc(day)
