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
const readable: Writer = {
  info: (line) => console.log(line),
  warn: (line) => console.log(line),
  error: (error, request) => {
    const where = request ? ` ${request.id} ${request.method} ${request.url}` : ''
    console.error(`${new Date().toISOString()}${where}\n${stackOf(error)}`)
  },
}

/** Lines of JSON for a program that collects logs: each with its time, its level and, of an error, the request. */
function jsonWriter(): Writer {
  const options = { base: null, timestamp: pino.stdTimeFunctions.isoTime, formatters: { level: (level: string) => ({ level }) } }
  // Written at once: a line that waits in a buffer is lost when the process ends.
  const [out, err] = [1, 2].map((dest) => pino(options, pino.destination({ dest, sync: true })))
  return {
    info: (line) => out!.info(line.trim()),
    warn: (line) => out!.warn(line.trim()),
    error: (error, request) => err!.error({ err: error, ...(request && { request }) }),
  }
}

let writer = readable

/** Makes all further lines JSON. The lines about the start come before, readable, because they are for the person who starts the server. */
export function logAsJson(): void {
  writer = jsonWriter()
}

/** Says what the server does. */
export const log = (line: string): void => writer.info(line)

/** Says what needs the attention of the person who runs the server. */
export const warn = (line: string): void => writer.warn(line)

/** Logs an unexpected error with the request that it came from; the reply to that request holds its id. */
export const report: Report = (error, request) => writer.error(error, request)
