import { jsonWriter, readable } from './log-writers.ts'
import type { Report } from './report.ts'

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
