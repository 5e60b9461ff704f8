import type { Report } from './report.ts'

/* oxlint-disable no-console -- the one place that writes to the terminal */

/** A line for the person at the terminal. */
export const log = (line: string) => console.log(line)

/** An error that nobody expected, whole, with the request it came from: the reply to that request says its id. */
export const report: Report = (error, request) => {
  const where = request ? ` ${request.id} ${request.method} ${request.url}` : ''
  console.error(`${new Date().toISOString()}${where}\n${(error as Error)?.stack ?? String(error)}`)
}
