// The time that clocks show in a time zone, and the days there. A day begins with its first moment and ends with the next day: where clocks change it has
// 23 or 25 hours.

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

const formats = new Map<string, Intl.DateTimeFormat>()

function formatFor(zone: string) {
  const known = formats.get(zone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
  formats.set(zone, known)
  return known
}

/** Returns what clocks in a time zone show at a moment (epoch ms): `2026-03-04 20:00:00`. */
export const clockTime = (zone: string, moment: number): string => formatFor(zone).format(moment)

/** Returns the day (`YYYY-MM-DD`) of a moment (epoch ms) in a time zone. */
export const dayIn = (zone: string, moment = Date.now()): string => clockTime(zone, moment).slice(0, 10)

const asIfUtc = (time: string) => Date.parse(`${time.replace(' ', 'T')}Z`)

/** Years beyond these are not written with four digits by every clock; their offset is that of the nearest. */
const [FIRST, LAST] = [Date.UTC(1001, 0), Date.UTC(9998, 0)]

function offsetAt(zone: string, moment: number): number {
  const near = Math.min(LAST, Math.max(FIRST, moment))
  return asIfUtc(clockTime(zone, near)) - Math.floor(near / 1000) * 1000
}

/**
 * Returns the moment (epoch ms) at which clocks in a time zone show a time (`2026-03-04 20:00:00`): the first of two where clocks are put back. A time that
 * they skip is read by the clocks as they were before.
 */
export function momentIn(zone: string, time: string): number {
  const shown = asIfUtc(time)
  const [before, after] = [shown - offsetAt(zone, shown - DAY_MS), shown - offsetAt(zone, shown + DAY_MS)]
  const fitting = [before, after].filter((moment) => clockTime(zone, moment) === time)
  return fitting.length > 0 ? Math.min(...fitting) : before
}

/** Returns the moment (epoch ms) at which a day (`YYYY-MM-DD`) begins in a time zone. */
export const dayStart = (day: string, zone: string): number => momentIn(zone, `${day} 00:00:00`)

/** Returns the first moment after the day, since a filter includes its last day. */
export const dayEnd = (day: string, zone: string): number =>
  // The day after the last that four digits name cannot be written.
  day === '9999-12-31' ? dayStart(day, zone) + DAY_MS : dayStart(daysAfter(day, 1), zone)

/** Returns the day so many days later, or before. A day of the calendar has no hours, so every step is one day. */
export const daysAfter = (day: string, count: number): string => new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)
