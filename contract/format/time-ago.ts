import { formatDate, readMoment, type Moment } from './date-format.ts'

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

/** Counts as the back office does (K-02): minutes under an hour, hours under a day, else days. The first minute counts as none. */
export function timeAgo(given: Moment, now: Moment = Date.now()): Ago {
  const seconds = Math.max(0, secondsBetween(given, now))
  if (seconds < MINUTE) return { words: 'justNow', number: 0 }
  if (seconds < HOUR) return ago('minutesAgo', seconds, MINUTE)
  if (seconds < DAY) return ago('hoursAgo', seconds, HOUR)
  return ago(seconds < 2 * DAY ? 'dayAgo' : 'daysAgo', seconds, DAY)
}

/** The other form of K-02: just now, minutes, hours or a day ago. A moment that is older, or still to come, is shown by its date. */
export function relativeTime(given: Moment, now: Moment = Date.now(), write: (given: Moment) => string = formatDate): Ago | string {
  const seconds = secondsBetween(given, now)
  if (!(seconds > -30 && seconds < 2 * DAY)) return write(given)
  if (seconds < 30) return { words: 'justNow', number: 0 }
  if (seconds < HOUR) return ago('minutesAgo', seconds, MINUTE)
  if (seconds < DAY) return ago('hoursAgo', seconds, HOUR)
  return { words: 'dayAgo', number: 1 }
}
