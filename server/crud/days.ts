import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)
dayjs.extend(timezone)

/** Returns the epoch milliseconds at which a day (`YYYY-MM-DD`) begins in a time zone. */
export const dayStart = (day: string, zone: string) => dayjs.tz(day, zone).valueOf()

/** Returns the first moment after the day, since a filter includes its last day. */
export const dayEnd = (day: string, zone: string) => dayjs.tz(day, zone).add(1, 'day').valueOf()

/** Returns a function that says to which day (`YYYY-MM-DD`) a moment belongs in a time zone; moments of the same day cost only a comparison. */
export function createCalendar(zone: string): (now: number) => string {
  let day = ''
  let from = Number.POSITIVE_INFINITY
  let until = 0
  return (now) => {
    if (now >= from && now < until) return day
    day = dayjs(now).tz(zone).format('YYYY-MM-DD')
    from = dayStart(day, zone)
    until = dayEnd(day, zone)
    return day
  }
}
