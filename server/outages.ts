import { violationOf } from './db/violations.ts'
import type { Report } from './config/report.ts'

/** An outage is over after so many milliseconds without a failure. */
const QUIET_MS = 30_000

const WORDS = {
  unavailable: 'The database does not answer; pages that are kept are still served, the rest is refused',
  full: 'No space is left to write to; reading goes on, writing is refused',
  busy: 'What is to be written is held by others, or all connections are taken; that is refused',
} as const

export interface Outages {
  report: Report
  stop(): void
}

/** Reports a failure of the database once instead of for each request: later failures are counted, and a line tells when the outage is over. */
export function reportOutagesOnce(report: Report, say: (line: string) => void, quiet = QUIET_MS): Outages {
  const outages = new Map<string, { failures: number; timer: NodeJS.Timeout }>()

  function begin(kind: keyof typeof WORDS, error: Error) {
    const since = new Date().toISOString()
    say(`${since} ${WORDS[kind]} (${error.message || ('code' in error ? String(error.code) : error.name)}).`)
    const outage = { failures: 1, timer: setTimeout(end, quiet).unref() }
    outages.set(kind, outage)
    function end() {
      outages.delete(kind)
      say(`${new Date().toISOString()} Not again for ${quiet / 1000} s: ${WORDS[kind]}. It failed ${outage.failures} times since ${since}.`)
    }
  }

  const reportOnce: Report = (error, request) => {
    const kind = violationOf(error)?.kind
    if (kind !== 'unavailable' && kind !== 'full' && kind !== 'busy') return report(error, request)
    const outage = outages.get(kind)
    if (!outage) return begin(kind, error instanceof Error ? error : new Error(String(error)))
    outage.failures++
    outage.timer.refresh()
  }
  const stop = () => {
    for (const { timer } of outages.values()) clearTimeout(timer)
  }
  return { report: reportOnce, stop }
}
