import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'

/** Closes the connection when the body has not arrived within `most` milliseconds. */
export function limitBody(request: IncomingMessage, most: number, cut: (socket: Socket) => void): void {
  const waiting = setTimeout(() => {
    if (!request.complete) cut(request.socket)
  }, most).unref()
  request.once('close', () => clearTimeout(waiting))
}
