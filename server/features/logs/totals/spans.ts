import { Problem } from '../../../../contract/errors.ts'
import { dayEnd, daysAfter, dayStart } from '../../../../contract/format/zone-time.ts'

export interface AskedDays {
  creationTimeStart: string
  creationTimeEnd: string
  by: 'hour' | 'day'
}

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
/** The most days of one call. */
const MOST_DAYS = { hour: 31, day: 400 }

/** Returns the moments at which the hours or days begin, and the end of the last, in epoch ms. */
export function momentsOf({ creationTimeStart: first, creationTimeEnd: last, by }: AskedDays, zone: string): number[] {
  const days = daysBetween(first, last)
  if (days.length === 0) throw new Problem('invalid', { members: { creationTimeEnd: 'invalid.untilBeforeFrom' } })
  if (days.length > MOST_DAYS[by])
    throw new Problem('invalid', { members: { creationTimeEnd: 'invalid.tooManyDays' }, values: { max: MOST_DAYS[by] } })
  const end = dayEnd(last, zone)
  if (by === 'day') return [...days.map((day) => dayStart(day, zone)), end]
  const moments: number[] = []
  // A day in which the clocks change has 23 or 25 hours.
  for (let moment = dayStart(first, zone); moment < end; moment += HOUR_MS) moments.push(moment)
  return [...moments, end]
}

/** Returns the days from the first to the last, as far as one more than a call may ask for. */
function daysBetween(first: string, last: string): string[] {
  const count = Math.max(0, Math.min((Date.parse(last) - Date.parse(first)) / DAY_MS, MOST_DAYS.day) + 1)
  return Array.from({ length: count }, (_, index) => daysAfter(first, index))
}
