import proxyAddr from '@fastify/proxy-addr'
import type { IncomingMessage } from 'node:http'
import type { Environment } from '../config/environment.ts'
import { StartProblem } from '../config/start-problem.ts'
import { LOCAL } from './from-here.ts'

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
