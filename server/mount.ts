import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '../contract/endpoint.ts'
import { SESSION_VERSION } from '../contract/features/sign-in.ts'
import type { Notes } from './http/notes.ts'
import { ANYONE } from './http/caller.ts'
import type { PageCache } from './pages/page-cache.ts'
import type { FreshReply } from './pages/fresh-reply.ts'
import type { CallEndpoint } from './http/call.ts'
import { checkInput } from './http/check-input.ts'
import { lastWhenStopping } from './http/connections.ts'
import type { Door } from './http/door.ts'
import { success } from './http/envelope.ts'
import type { Mounted } from './http/handlers.ts'
import type { SecurityHeaders } from './http/headers.ts'
import { keyIn } from './http/once.ts'
import { refuseLargeReply } from './http/reply-size.ts'
import { originOf } from './http/request.ts'
import { WrittenJson } from './http/written-json.ts'

interface MountParts {
  call: CallEndpoint
  door: Door
  pageCache: PageCache
  headers: SecurityHeaders
  /** C-12: replaces `portico` in the addresses of the calls for phone clients. */
  h5Prefix: string
  /** Epoch ms by the database's clock. */
  now: () => number
}

/**
 * Gives every declared call its addresses. A route takes 40 µs of each start, so a call has one: it answers HEAD as well, and an address under
 * `/api/` is read as one under `/abp/` (abp-prefix.ts).
 */
export function mount(app: FastifyInstance, all: Mounted[], parts: MountParts) {
  const lines = Object.entries({ ...parts.headers.data, 'content-type': JSON_TYPE, 'cache-control': 'no-store' }).flat()
  for (const mounted of all) {
    for (const url of addresses(mounted.endpoint, parts.h5Prefix)) {
      app.route({
        method: withHead(mounted.endpoint.verbs),
        exposeHeadRoute: false,
        url,
        bodyLimit: mounted.endpoint.budget.bytes,
        config: { budget: mounted.endpoint.budget, ...(isForVisitors(mounted.endpoint) && { forVisitors: 'call' }) },
        // A cached reply is the same for everybody, so nobody is asked for a token.
        ...(!mounted.endpoint.kept && { onRequest: parts.door(mounted.endpoint) }),
        handler: (request, reply) => answer(mounted, request, reply, parts, lines),
      })
    }
  }
}

/** The calls of the public pages; staff and programs of the operator have others. */
const isForVisitors = ({ kept, group }: Endpoint) => kept || group === 'portal'

const withHead = (verbs: Endpoint['verbs']) => (verbs.includes('GET') ? [...verbs, 'HEAD'] : [...verbs])

const addresses = ({ path, aliases }: Endpoint, h5Prefix: string): string[] => [
  path.replace(/^\/portico\/h5\//, `/${h5Prefix}/h5/`),
  ...aliases,
]

const JSON_TYPE = 'application/json; charset=utf-8'

async function answer(
  mounted: Mounted,
  request: FastifyRequest,
  reply: FastifyReply,
  { call, pageCache, now: clock }: MountParts,
  lines: string[],
) {
  const { endpoint } = mounted
  const now = clock()
  const language = request.language
  const origin = originOf(request)
  const input = request.method === 'POST' || request.method === 'PUT' ? (request.body ?? {}) : request.query
  if (!endpoint.kept) {
    const key = endpoint.takesKey ? keyIn(request.headers) : null
    const result = await call(mounted, input, { caller: request.caller!, origin, language, now, key })
    const body = bodyOf(endpoint, result)
    refuseLargeReply(endpoint.budget, body.byteLength)
    return send(reply, lines, body)
  }
  // The checked input is the key, so different spellings of a question share one reply.
  const checked = checkInput(endpoint, input)
  const make = async (notes: Notes): Promise<FreshReply> => {
    const result = await call(mounted, input, { caller: ANYONE, origin, language, now, notes })
    const body = JSON.stringify(wrap(endpoint, result))
    refuseLargeReply(endpoint.budget, Buffer.byteLength(body))
    return { status: 200, type: JSON_TYPE, body, isPrivate: isPreview(checked), isData: true }
  }
  const key = `${endpoint.path} ${JSON.stringify(checked)}`
  return pageCache.serve({ request, reply, language, render: make, key })
}

/** Writes the reply without the framework, which would take three times as long. So no `onSend` hook sees replies to programs. */
function send(reply: FastifyReply, lines: string[], body: Buffer) {
  reply.hijack()
  lastWhenStopping(reply)
  const version = reply.request.caller?.version
  reply.raw.writeHead(200, [...lines, ...(version ? [SESSION_VERSION, version] : []), 'content-length', String(body.byteLength)])
  reply.raw.end(reply.request.method === 'HEAD' ? undefined : body)
  return reply
}

function bodyOf(endpoint: Endpoint, result: unknown): Buffer {
  if (!(result instanceof WrittenJson)) return Buffer.from(JSON.stringify(wrap(endpoint, result)))
  return Buffer.concat(endpoint.body === 'abp' ? [ENVELOPE_START, ...result.pieces, ENVELOPE_END] : result.pieces)
}

// The envelope around a result that is JSON already; its first property is the result.
const ENVELOPE = JSON.stringify(success(0))
const ENVELOPE_START = Buffer.from(ENVELOPE.slice(0, ENVELOPE.indexOf('0')))
const ENVELOPE_END = Buffer.from(ENVELOPE.slice(ENVELOPE.indexOf('0') + 1))

const wrap = (endpoint: Endpoint, result: unknown) => (endpoint.body === 'abp' ? success(result) : result)

/** True for a preview: nobody else may see its reply, and it is true only for this moment. */
const isPreview = (input: unknown) => typeof input === 'object' && input !== null && 'preview' in input && input.preview !== undefined
