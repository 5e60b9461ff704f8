import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { CreatedDays } from '../../contract/schema.ts'
import { clockTime, dayEnd, dayIn, dayStart } from '../../contract/format/zone-time.ts'

/** Returns the day (`YYYY-MM-DD`) and the hour (0 to 23) of a moment in a time zone. */
export function hourOf(moment: number, zone: string): { day: string; hour: number } {
  const shown = clockTime(zone, moment)
  return { day: shown.slice(0, 10), hour: Number(shown.slice(11, 13)) }
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
    day = dayIn(zone, now)
    from = dayStart(day, zone)
    until = dayEnd(day, zone)
    return day
  }
}

/** The conditions of a list that is asked for the rows of some days (T-14), on the column that holds their moments. */
export const onDays = (
  column: string,
  { creationTimeStart: from, creationTimeEnd: until }: CreatedDays,
  { timeZone }: { readonly timeZone: string },
): RawBuilder<SqlBool>[] => [
  ...(from === undefined ? [] : [sql<SqlBool>`${sql.ref(column)} >= ${dayStart(from, timeZone)}`]),
  ...(until === undefined ? [] : [sql<SqlBool>`${sql.ref(column)} < ${dayEnd(until, timeZone)}`]),
]
