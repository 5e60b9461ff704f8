import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)
dayjs.extend(timezone)

/** The moment a day (`YYYY-MM-DD`) begins in a time zone, epoch milliseconds. */
export const dayStart = (day: string, zone: string) => dayjs.tz(day, zone).valueOf()

/** The moment after the day's last: its end is inclusive for who filters. */
export const dayEnd = (day: string, zone: string) => dayjs.tz(day, zone).add(1, 'day').valueOf()
