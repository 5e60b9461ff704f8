import { DATE_FORMAT, formatDate, type Moment } from '../../contract/format/date-format.ts'
import { pageData } from './page-data.ts'

// The back office shows the time of the site, as visitors and filters have it. A reader elsewhere is told so.

/** Returns a moment in the time of the site; nothing for a value that is no moment. */
export const siteTime = (given: Moment | null | undefined, pattern = DATE_FORMAT): string => formatDate(given, pattern, pageData.timeZone)

/** Returns a moment, or now, in the reader's own time; null where the reader's clocks show the same as those of the site. */
export function ownTime(given: Moment = Date.now()): string | null {
  const own = formatDate(given, 'YYYY-MM-DD HH:mm')
  return own === siteTime(given, 'YYYY-MM-DD HH:mm') ? null : own
}
