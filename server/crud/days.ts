import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)
dayjs.extend(timezone)

/** Returns the epoch milliseconds at which a day (`YYYY-MM-DD`) begins in a time zone. */
export const dayStart = (day: string, zone: string) => dayjs.tz(day, zone).valueOf()

/** Returns the first moment after the day, since a filter includes its last day. It is the next day's beginning: not each day has 24 hours. */
export const dayEnd = (day: string, zone: string) => dayStart(dayjs.utc(day).add(1, 'day').format('YYYY-MM-DD'), zone)

/** Returns the day (`YYYY-MM-DD`) and the hour (0 to 23) of a moment in a time zone. */
export function hourOf(moment: number, zone: string): { day: string; hour: number } {
  const there = dayjs(moment).tz(zone)
  return { day: there.format('YYYY-MM-DD'), hour: there.hour() }
}

/** Returns a function that says to which day (`YYYY-MM-DD`) a moment belongs in the time zone of the place as it is then; moments of the same day cost only a comparison. */
export function createCalendar(place: { readonly timeZone: string }): (now: number) => string {
  let zone = ''
  let day = ''
  let from = Number.POSITIVE_INFINITY
  let until = 0
  return (now) => {
    if (now >= from && now < until && zone === place.timeZone) return day
    zone = place.timeZone
    day = dayjs(now).tz(zone).format('YYYY-MM-DD')
    from = dayStart(day, zone)
    until = dayEnd(day, zone)
    return day
  }
}
