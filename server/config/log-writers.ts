import { pino } from 'pino'
import { stackOf } from './error-parts.ts'
import type { Report } from './report.ts'

/* oxlint-disable no-console -- the one place that writes to the terminal */

interface Writer {
  info(line: string): void
  warn(line: string): void
  error: Report
}

/** Lines for a person at a terminal. */
export const readable: Writer = {
  info: (line) => console.log(line),
  warn: (line) => console.log(line),
  error: (error, request) => {
    const where = request ? ` ${request.id} ${request.method} ${request.url}` : ''
    console.error(`${new Date().toISOString()}${where}\n${stackOf(error)}`)
  },
}

/** Lines of JSON for a program that collects logs: each with its time, its level and, of an error, the request. */
export function jsonWriter(): Writer {
  const options = { base: null, timestamp: pino.stdTimeFunctions.isoTime, formatters: { level: (level: string) => ({ level }) } }
  // Written at once: a line that waits in a buffer is lost when the process ends.
  const [out, err] = [1, 2].map((dest) => pino(options, pino.destination({ dest, sync: true })))
  return {
    info: (line) => out!.info(line.trim()),
    warn: (line) => out!.warn(line.trim()),
    error: (error, request) => err!.error({ err: error, ...(request && { request }) }),
  }
}
