import { ERROR_REPORT } from '../../../contract/features/browser-error-report.ts'
import { pageData } from '../../browser/page-data.ts'
import type { LoggedError } from '../../state/error-log.ts'

const { path, most } = ERROR_REPORT
const MOST_A_MINUTE = 10
let [begun, sent] = [0, 0]

/**
 * B-75: tells the server of an error, without the person's token and without the query of the address. `keepalive` lets it arrive although the page goes
 * away. A failure is dropped, so no report leads to another.
 */
export function sendError({ err, info, url, time }: LoggedError): void {
  if (time > begun + 60_000) [begun, sent] = [time, 0]
  if (++sent > MOST_A_MINUTE) return
  // Without the origin the server sees which lines are of our own files.
  const own = (text: string, longest: number) => text.replaceAll(location.origin, '').slice(0, longest)
  void fetch(path, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': document.documentElement.lang },
    body: JSON.stringify({
      message: own(err.message, most.message),
      stack: own(err.stack, most.stack),
      part: own(info, most.part),
      screen: (url.split('#')[1] ?? '').split('?', 1)[0]!.slice(0, most.screen),
      version: pageData.version,
    }),
  })
    // A reply that nobody reads holds its connection.
    .then((reply) => reply.text())
    .catch(() => {})
}
