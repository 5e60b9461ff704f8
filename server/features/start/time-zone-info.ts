import { findWindows } from 'windows-iana'

/** A time zone under its names on the web and on Windows, with its offsets from UTC. */
export function timeZoneInfo(timeZone: string, now: number) {
  const year = new Date(now).getUTCFullYear()
  // The smaller offset of the two halves of a year is the one without daylight saving, north and south of the equator.
  const base = Math.min(offsetMs(timeZone, Date.UTC(year, 0, 1)), offsetMs(timeZone, Date.UTC(year, 6, 1)))
  const current = offsetMs(timeZone, now)
  return {
    windows: {
      timeZoneId: findWindows(timeZone)[0] ?? timeZone,
      baseUtcOffsetInMilliseconds: base,
      currentUtcOffsetInMilliseconds: current,
      isDaylightSavingTimeNow: current !== base,
    },
    iana: { timeZoneId: timeZone },
  }
}

const MINUTE_MS = 60_000

/** `GMT+08:00`, or `GMT` alone. */
function offsetMs(timeZone: string, moment: number): number {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d{2}):(\d{2})/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE_MS
}
