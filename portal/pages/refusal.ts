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

/** From 100 seconds on in minutes, rounded up. */
const timeOf = (seconds: number, { seconds: few, minutes }: PortalWords['wait']) =>
  seconds < 100 ? counted(few, seconds) : counted(minutes, Math.ceil(seconds / 60))
