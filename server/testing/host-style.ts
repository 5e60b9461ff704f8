import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import type { S3Server } from './s3-server.ts'

interface Signing {
  getStringToSign(request: object, signature: object): string
  getSigningKey(secret: string, date: string, region: string, service: string): Buffer
}
const { getStringToSign, getSigningKey } = createRequire(import.meta.url)('@20minutes/s3rver/lib/signature/v4.js') as Signing

const SIGNATURE = /Credential=[^/]+\/(\d+)\/([^/]+)\/([^/]+)\/([^,]+), SignedHeaders=([^,]+), Signature=(\w+)/

/**
 * Opens a door to a bucket that knows it by the first label of the host alone, as stores do that know no path style. It checks each signature over the path as it
 * was sent: the test server itself would count the name of the bucket in.
 */
export async function openHostStyle({ env }: S3Server) {
  const hosts = new Set<string>()
  const target = new URL(env['S3_ENDPOINT']!)
  const door = createServer((asked, reply) => {
    const { method = '', url = '', headers } = asked
    hosts.add(headers.host!)
    const [path, querystring = ''] = url.split('?') as [string, string?]
    const [, date, region, service, termination, names, given] = SIGNATURE.exec(headers.authorization ?? '') as unknown as string[]
    const canonical = { method, uri: path, querystring: sorted(querystring), headers, timestamp: headers['x-amz-date'] }
    const text = getStringToSign(canonical, { credential: { date, region, service, termination }, signedHeaders: names!.split(';') })
    const key = getSigningKey(env['S3_SECRET_ACCESS_KEY']!, date!, region!, service!)
    if (createHmac('sha256', key).update(text).digest('hex') !== given)
      return void reply.writeHead(403).end('<Code>SignatureDoesNotMatch</Code>')
    const bucket = headers.host!.split('.', 1)[0]!
    const { authorization: _, ...rest } = headers
    const passed = request(
      { host: target.hostname, port: target.port, method, path: `/${bucket}${url}`, headers: { ...rest, host: target.host } },
      (answer) => {
        reply.writeHead(answer.statusCode!, answer.headers)
        answer.pipe(reply)
      },
    )
    asked.pipe(passed)
  })
  door.listen(0, '127.0.0.1')
  await once(door, 'listening')
  return { port: (door.address() as AddressInfo).port, hosts, close: () => void door.close() }
}

const sorted = (query: string) =>
  query
    .split('&')
    .filter(Boolean)
    .map((pair) => (pair.includes('=') ? pair : `${pair}=`))
    .toSorted()
    .join('&')
