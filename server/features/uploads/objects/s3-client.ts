import { AwsClient } from 'aws4fetch'
import { codeOf, messageOf } from '../../../config/error-parts.ts'
import type { S3Settings } from '../../../config/read-file-store.ts'
import { log } from '../../../config/log.ts'
import { FileStoreProblem } from './file-store-problem.ts'

/** The store must begin to answer within this time; a file that is sent to it gets a second more for each megabyte. */
const ANSWER_MS = 20_000
const BYTES_PER_MS = 1000
const TOLD_EACH_MS = 60_000

export interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: Blob | string
}

export type S3Call = (key: string, request: S3Request) => Promise<Response>

/** Returns the address of a key, under which the bucket is known in the way that the store wants it. */
function addressOf({ endpoint, bucket, isPathStyle }: S3Settings, key: string, query: Record<string, string> = {}): string {
  const url = new URL(endpoint)
  if (!isPathStyle) url.host = `${bucket}.${url.host}`
  url.pathname = [url.pathname === '/' ? '' : url.pathname, ...(isPathStyle ? [bucket] : []), ...(key === '' ? [] : [key])].join('/')
  url.search = new URLSearchParams(query).toString()
  return url.toString()
}

/** Sends signed requests to a bucket. It resolves to a reply below 400, or one with 304, 404, 412 or 416; all else is thrown. */
export function s3Client(settings: S3Settings): S3Call {
  const { keyId: accessKeyId, keySecret: secretAccessKey, region, endpoint, bucket } = settings
  const aws = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2, initRetryMs: 100 })
  const down = teller(`${endpoint}, bucket ${bucket}`)

  return async (key, { query, ...request }) => {
    const address = addressOf(settings, key, query)
    const reply = await answered(aws, address, request).catch((error: unknown) => down(reasonOf(error)))
    if (reply.ok || ACCEPTED.has(reply.status)) return reply
    const code = CODE.exec(await reply.text().catch(() => ''))?.[1]
    if (reply.status === 404 && code !== 'NoSuchBucket') return reply
    return down(`it answered ${reply.status}${code ? ` (${code})` : ''}`)
  }
}

const ACCEPTED = new Set([304, 412, 416])
const CODE = /<Code>(\w{1,60})<\/Code>/

/** A connection that was kept may have been closed by the other side, so what failed is sent once more: every request here may arrive twice. */
async function answered(aws: AwsClient, address: string, request: Omit<S3Request, 'query'>): Promise<Response> {
  try {
    return await sent(aws, address, request)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return sent(aws, address, request)
  }
}

async function sent(aws: AwsClient, address: string, request: Omit<S3Request, 'query'>): Promise<Response> {
  const ending = new AbortController()
  const size = request.body instanceof Blob ? request.body.size : 0
  const tooLong = setTimeout(() => ending.abort(new Error('it did not answer in time')), ANSWER_MS + size / BYTES_PER_MS)
  try {
    return await aws.fetch(address, { ...request, signal: ending.signal })
  } finally {
    clearTimeout(tooLong)
  }
}

/** A failed connection says why in the cause of its error only. */
function reasonOf(error: unknown): string {
  const cause = error instanceof TypeError && error.cause ? error.cause : error
  return codeOf(cause) ?? messageOf(cause)
}

/** The log tells the reason at most once a minute. */
function teller(place: string) {
  let told = -TOLD_EACH_MS
  return (reason: string): never => {
    const problem = new FileStoreProblem(place, reason)
    if (performance.now() - told > TOLD_EACH_MS) {
      told = performance.now()
      log(problem.reason)
    }
    throw problem
  }
}
