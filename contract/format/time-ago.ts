import { DATE_FORMAT, formatDate, readMoment, type Moment } from './date-format.ts'

/** Returns the time since a moment: the key of its words in `admin.format` and the number that fills them. */
export interface Ago {
  words: 'justNow' | 'minutesAgo' | 'hoursAgo' | 'dayAgo' | 'daysAgo'
  number: number
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const secondsBetween = (given: Moment, now: Moment) => readMoment(now).diff(readMoment(given)) / 1000

const ago = (words: Ago['words'], seconds: number, unit: number): Ago => ({ words, number: Math.max(1, Math.floor(seconds / unit)) })

/** K-02, the back office's: minutes under an hour, hours under a day, else days. The first minute is not counted yet. */
export function timeAgo(given: Moment, now: Moment = Date.now()): Ago {
  const seconds = Math.max(0, secondsBetween(given, now))
  if (seconds < MINUTE) return { words: 'justNow', number: 0 }
  if (seconds < HOUR) return ago('minutesAgo', seconds, MINUTE)
  if (seconds < DAY) return ago('hoursAgo', seconds, HOUR)
  return ago(seconds < 2 * DAY ? 'dayAgo' : 'daysAgo', seconds, DAY)
}

/** K-02, the other: just now, minutes, hours or a day ago; what is older, or still to come, as its date. */
export function relativeTime(given: Moment, now: Moment = Date.now(), pattern = DATE_FORMAT): Ago | string {
  const seconds = secondsBetween(given, now)
  if (!(seconds > -30 && seconds < 2 * DAY)) return formatDate(given, pattern)
  if (seconds < 30) return { words: 'justNow', number: 0 }
  if (seconds < HOUR) return ago('minutesAgo', seconds, MINUTE)
  if (seconds < DAY) return ago('hoursAgo', seconds, HOUR)
  return { words: 'dayAgo', number: 1 }
}
