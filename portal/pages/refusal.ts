import { counted, type PortalWords } from '../text/words.ts'
import { fill } from '../../contract/format/fill.ts'

interface Refusal {
  status: number
  /** Seconds after which to try again. */
  retryAfter: number | null
}

export interface Saying {
  title: string
  hint: string
}

/** Says to a person why a whole page was refused, and what to do about it. */
export function sayingOf({ status, retryAfter }: Refusal, { failure: words, wait }: PortalWords): Saying {
  const time = retryAfter === null ? null : timeOf(retryAfter, wait)
  if (status === 429 && time) return { title: words.tooMany, hint: fill(words.tooManyHint, { time }) }
  if (status === 503 && time) return { title: words.broken, hint: fill(words.busyHint, { time }) }
  if (status === 413) return { title: words.tooLarge, hint: words.tooLargeHint }
  if (status === 404) return { title: words.missing, hint: words.missingHint }
  if (status >= 400 && status < 500) return { title: words.refused, hint: words.refusedHint }
  return { title: words.broken, hint: words.brokenHint }
}

/** The same for a page inside the app, of which a call failed; status 0 says that no answer came. */
export function sayingOfError(error: unknown, words: PortalWords): Saying {
  const status = numberIn(error, 'status')
  if (status === 0) return { title: words.failure.broken, hint: words.failure.unreachable }
  const isWait = status === 429 || status === 503
  return isWait
    ? sayingOf({ status, retryAfter: numberIn(error, 'retryAfter') ?? 60 }, words)
    : { title: words.failure.broken, hint: words.failure.brokenHint }
}

const numberIn = (error: unknown, name: string): number | null => {
  const value: unknown = error instanceof Error ? Reflect.get(error, name) : undefined
  return typeof value === 'number' ? value : null
}

/** From 100 seconds on in minutes, rounded up. */
const timeOf = (seconds: number, { seconds: few, minutes }: PortalWords['wait']) =>
  seconds < 100 ? counted(few, seconds) : counted(minutes, Math.ceil(seconds / 60))
