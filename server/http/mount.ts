import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '../../contract/endpoint.ts'
import { ANYONE } from '../context.ts'
import type { Sessions } from '../features/sign-in/sessions.ts'
import type { Keeper } from '../pages/keeper.ts'
import type { CallEndpoint } from './call.ts'
import { success } from './errors.ts'
import type { Mounted } from './handlers.ts'
import { languageOf, originOf, tokenOf } from './request.ts'

interface MountParts {
  call: CallEndpoint
  sessions: Sessions
  keeper: Keeper
}

/** Gives every declared call its addresses. One under `/abp/` answers under `/api/`, ABP's own prefix, alike. */
export function mount(app: FastifyInstance, all: Mounted[], parts: MountParts) {
  for (const mounted of all) {
    for (const url of addresses(mounted.endpoint)) {
      app.route({ method: mounted.endpoint.verbs, url, handler: (request, reply) => answer(mounted, request, reply, parts) })
    }
  }
}

const addresses = ({ path }: Endpoint) => (path.startsWith('/abp/') ? [path, path.replace('/abp/', '/api/')] : [path])

async function answer(mounted: Mounted, request: FastifyRequest, reply: FastifyReply, { call, sessions, keeper }: MountParts) {
  const { endpoint } = mounted
  const now = Date.now()
  const caller = endpoint.kept ? undefined : await sessions.identify(tokenOf(request.headers), now)
  if (caller?.userId) request.userId = caller.userId
  const language = languageOf(request.headers)
  const origin = originOf(request)
  const input = request.method === 'POST' || request.method === 'PUT' ? (request.body ?? {}) : request.query
  if (!endpoint.kept) {
    reply.header('cache-control', 'no-store')
    return wrap(endpoint, await call(mounted, input, { caller: caller!, origin, language, now }))
  }
  return keeper.serve(request, reply, language, async (notes) => {
    const result = await call(mounted, input, { caller: ANYONE, origin, language, now, notes })
    return { status: 200, type: 'application/json; charset=utf-8', body: JSON.stringify(wrap(endpoint, result)), isPrivate: isPreview(input) }
  })
}

const wrap = (endpoint: Endpoint, result: unknown) => (endpoint.body === 'abp' ? success(result) : result)

/** What a preview shows is nobody else's to see, and true only for now. */
const isPreview = (input: unknown) => typeof input === 'object' && input !== null && Object.keys(input).some((name) => name.toLowerCase() === 'preview')
