import { STATUS_CODES, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { Language } from '../../contract/languages.ts'
import type { SettingValues } from '../../contract/settings/index.ts'
import { say } from '../language/words.ts'
import { failure } from './envelope.ts'
import { languageOf } from './request-language.ts'

type BareStatus = 400 | 408 | 414 | 431

/** The words of each refusal; their language is that of the site where no head could be read. */
const WORDS: Record<BareStatus, string> = {
  400: 'problem.unreadable',
  408: 'problem.tooSlow',
  414: 'problem.addressTooLong',
  431: 'problem.headTooLarge',
}

/** Answers a request that never reached the framework, with the security headers, and closes its connection. `request` is given if its head was read. */
export type RefuseBare = (socket: Socket, status: BareStatus, request?: IncomingMessage) => void

export function bareRefusals(headers: Record<string, string>, site: Pick<SettingValues, 'defaultLanguage'>): RefuseBare {
  const lines = Object.entries({
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    connection: 'close',
  })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return (socket, status, request) => {
    // A connection that has sent nothing gets no answer.
    if (socket.writable && socket.bytesRead > 0) {
      const body = bodyOf(status, languageOf(request?.headers ?? {}, site.defaultLanguage))
      const lines = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}content-length: ${Buffer.byteLength(body)}\r\n\r\n`
      socket.write(request?.method === 'HEAD' ? lines : lines + body)
    }
    socket.destroySoon()
  }
}

const bodyOf = (status: BareStatus, language: Language) =>
  JSON.stringify(failure({ code: status, message: say(language, WORDS[status]), details: null, validationErrors: null }))

/** Returns the status for Node's error about an unreadable request. */
export const statusOf = ({ code }: { code?: string }): BareStatus =>
  code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : code === 'HPE_HEADER_OVERFLOW' ? 431 : 400

/** True when a request names two hosts: proxies and servers differ in which they use (RFC 9112). */
export function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]!.length === 4 && rawHeaders[at]!.toLowerCase() === 'host') hosts++
  return hosts > 1
}
