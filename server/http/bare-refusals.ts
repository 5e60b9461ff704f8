import { STATUS_CODES, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

/** Answers a request that never reached the framework, with the security headers, and closes its connection. */
export type RefuseBare = (socket: Socket, status: 400 | 408 | 414 | 431) => void

export function bareRefusals(headers: Record<string, string>): RefuseBare {
  const lines = Object.entries({ ...headers, 'cache-control': 'no-store', 'content-length': '0', connection: 'close' })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return (socket, status) => {
    // A connection that has sent nothing gets no answer.
    if (socket.writable && socket.bytesRead > 0) socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n`)
    socket.destroySoon()
  }
}

/** Returns the status for Node's error about an unreadable request. */
export const statusOf = ({ code }: { code?: string }): 400 | 408 | 431 =>
  code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : code === 'HPE_HEADER_OVERFLOW' ? 431 : 400

/** True when a request names two hosts: proxies and servers differ in which they use (RFC 9112). */
export function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]!.length === 4 && rawHeaders[at]!.toLowerCase() === 'host') hosts++
  return hosts > 1
}
