import type { IncomingMessage } from 'node:http'

// B-04, decision 26: the demo's passwords are published, so its accounts work on this machine only. In demo mode (M-02), where no data can be
// changed, they work for everybody.

export const LOCAL = /^(?:localhost|[\w-]{1,63}\.localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])(?::\d{1,5})?$/i

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

const OF_PROXIES = new Set([
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'cf-ray',
  'x-cluster-client-ip',
  'x-envoy-external-address',
  'x-amzn-trace-id',
  'x-original-forwarded-for',
  'x-proxyuser-ip',
  'fly-client-ip',
])
const isProxys = (name: string) => name.startsWith('x-forwarded') || OF_PROXIES.has(name)
