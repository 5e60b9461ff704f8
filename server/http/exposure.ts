import proxyAddr from '@fastify/proxy-addr'
import type { IncomingMessage } from 'node:http'
import type { Environment } from '../config/environment.ts'
import { StartProblem } from '../config/start-problem.ts'

// B-04, decision 26: the demo's passwords are published, so its accounts work on this machine only. In demo mode (M-02), where no data can be
// changed, they work for everybody.

const LOCAL = /^(?:localhost|[\w-]{1,63}\.localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])(?::\d{1,5})?$/i

/**
 * True when only this machine itself can have sent the request: the address and the host name are local, and no proxy has left a trace. A proxy on
 * the same machine connects from the same address as a browser on it.
 */
export function isFromHere({ socket, headers, httpVersion }: IncomingMessage): boolean {
  // Browsers have not used HTTP/1.0 for decades. nginx uses it to its upstream servers, and may leave no other trace.
  if (!isLoopback(socket.remoteAddress) || !LOCAL.test(headers.host ?? '') || httpVersion === '1.0') return false
  for (const name in headers) if (isProxys(name)) return false
  return true
}

const isLoopback = (address = '') => address.startsWith('127.') || address === '::1' || address.startsWith('::ffff:127.')

const OF_PROXIES = new Set(['forwarded', 'via', 'x-real-ip', 'x-client-ip', 'true-client-ip', 'cf-connecting-ip', 'x-cluster-client-ip'])
const isProxys = (name: string) => name.startsWith('x-forwarded') || OF_PROXIES.has(name)

/** Stops the start of a public site whose accounts still have the demo's passwords. */
export function refuseExposed({ isDemo, publicUrl }: Environment): void {
  const { protocol, host } = new URL(publicUrl)
  if (isDemo || (protocol === 'http:' && LOCAL.test(host))) return
  throw new StartProblem(
    `PUBLIC_URL=${publicUrl} opens this site to others, but its accounts have the demo's published passwords: ` +
      'set NODE_ENV=production and an empty DATA_DIR or DATABASE_URL for a real site, give each demo account a password of its own by ' +
      '"npm run portico -- reset-password <user>" to keep this one, or set DEMO=1 for a public demo that cannot be changed.',
  )
}

/** Warns the operator once of an undeclared proxy: all visitors behind it would count as a single visitor. */
export function createProxyWarning(trusted: Environment['trustProxy'], say: (line: string) => void) {
  const isTrusted = trusted ? proxyAddr.compile(trusted) : () => false
  let isSaid = false
  return (request: IncomingMessage): void => {
    if (isSaid || request.headers['x-forwarded-for'] === undefined) return
    const address = request.socket.remoteAddress ?? ''
    if (isTrusted(address, 0)) return
    isSaid = true
    say(
      `WARNING: a request from ${address} carries X-Forwarded-For, which is not believed: all visitors behind that address count as one. If it is your proxy, set TRUST_PROXY=${address}.`,
    )
  }
}
