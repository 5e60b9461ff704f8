import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)
dayjs.extend(timezone)

/** The moment a day (`YYYY-MM-DD`) begins in a time zone, epoch milliseconds. */
export const dayStart = (day: string, zone: string) => dayjs.tz(day, zone).valueOf()

/** The moment after the day's last: its end is inclusive for who filters. */
export const dayEnd = (day: string, zone: string) => dayjs.tz(day, zone).add(1, 'day').valueOf()

/** Says which day (`YYYY-MM-DD`) a moment belongs to in a time zone; asked for the same day again and again it costs a comparison. */
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
