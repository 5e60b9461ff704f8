import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { createServer, type RequestListener } from 'node:http'
import { STRANGERS } from '../contract/budget.ts'
import type { SettingValues } from '../contract/settings/index.ts'
import type { AppParts } from './app-parts.ts'
import { warn } from './config/log.ts'
import { errorReply } from './error-replies.ts'
import { knownAddress } from './http/abp-prefix.ts'
import { bareRefusals, namesTwoHosts, statusOf } from './http/bare-refusals.ts'
import { lastWhenStopping, limitConnections, limitReading, ownAddresses } from './http/connections.ts'
import { hasBody, limitBody } from './http/body-time.ts'
import { PATIENCE, type Patience } from './http/patience.ts'
import { answerOtherOrigin } from './http/cors.ts'
import { createProxyWarning } from './http/exposure.ts'
import { readQuery } from './http/query.ts'
import { readJson } from './http/read-json.ts'
import { chosenLanguage, languageOf } from './http/request-language.ts'
import { newRequestId } from './http/request-id.ts'
import type { Services } from './services.ts'
import type { Settings } from './settings/settings.ts'
import { hasLongPath } from './site/addresses.ts'

type FrameworkParts = Pick<AppParts, 'environment' | 'assets' | 'report' | 'patience'> & { settings: Settings } & Pick<
    Services,
    'pageCache' | 'headers' | 'watchdog'
  >

/** Fastify with our limits and headers, behind a server that answers repeated public requests before the framework wakes. */
export function createFramework(parts: FrameworkParts): FastifyInstance {
  const { environment, settings, headers, assets, report, watchdog } = parts
  const patience = { ...PATIENCE, ...parts.patience }
  const refuseBare = bareRefusals(headers.document, settings.values)
  const replyToError = errorReply({ report, style: assets.plain.style })
  const fastify = Fastify({
    genReqId: (request) => {
      const id = newRequestId()
      watchdog.name(request, id)
      return id
    },
    // The limit for addresses that do not exist; each call has its own.
    bodyLimit: STRANGERS.bytes,
    trustProxy: environment.trustProxy,
    forceCloseConnections: 'idle',
    rewriteUrl: ({ url }) => knownAddress(url!),
    // An address that cannot be read meets neither hooks nor routes.
    frameworkErrors: (error, request, reply) => {
      void reply.headers(headers.document)
      replyToError(error, request, reply)
    },
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 200, querystringParser: readQuery },
    // The socket is already destroyed when the client has hung up.
    clientErrorHandler: (error, socket) => void (socket.destroyed || refuseBare(socket, statusOf(error))),
    serverFactory: (handler) => frontServer(parts, patience, handler),
  })
  limitBodies(fastify, patience, refuseBare)
  readBodies(fastify)
  sendHeaders(fastify, Object.entries(headers.document))
  fastify.decorateRequest('userId', null)
  fastify.decorateRequest('caller', null)
  tellLanguages(fastify, settings.values)
  return fastify
}

/** The HTTP server itself: it refuses malformed requests and sends cached replies, and hands everything else to the framework. */
function frontServer(
  { environment, settings, pageCache, headers, watchdog }: FrameworkParts,
  patience: Patience,
  handler: RequestListener,
) {
  const refuseBare = bareRefusals(headers.document, settings.values)
  const warnOfProxy = createProxyWarning(environment.trustProxy, warn)
  const server = createServer({ connectionsCheckingInterval: patience.head / 2 }, (request, response) => {
    if (!server.listening) response.shouldKeepAlive = false
    limitReading(response, patience.stalled)
    if (answerOtherOrigin(request, response, environment.corsOrigins)) return
    if (namesTwoHosts(request)) return refuseBare(request.socket, 400, request)
    if (hasLongPath(request)) return refuseBare(request.socket, 414, request)
    if (pageCache.answer(request, response)) return
    warnOfProxy(request)
    watchdog.watch(request, response)
    handler(request, response)
  })
  limitConnections(server, { patience, isOurs: ownAddresses(environment.trustProxy) })
  return server
}

function limitBodies(fastify: FastifyInstance, patience: Patience, refuseBare: ReturnType<typeof bareRefusals>) {
  const timeFor = ({ routeOptions }: FastifyRequest) => (routeOptions.config.isUpload ? patience.upload : patience.body)
  fastify.addHook('onRequest', (request, _, done) => {
    if (hasBody(request.raw)) limitBody(request.raw, timeFor(request), (socket) => refuseBare(socket, 408, request.raw))
    done()
  })
}

/** `application/json`, its kinds such as `application/json-patch+json`, and `text/json`: generated clients send any of them. */
const JSON_TYPES = /^(application\/([\w.-]+\+)?json|text\/json)(;|$)/i

function readBodies(fastify: FastifyInstance) {
  fastify.removeContentTypeParser('application/json')
  fastify.addContentTypeParser(JSON_TYPES, { parseAs: 'string' }, async (request: FastifyRequest, body: string) =>
    readJson(body, request.routeOptions.config.budget ?? STRANGERS),
  )
}

function tellLanguages(fastify: FastifyInstance, site: Pick<SettingValues, 'defaultLanguage'>) {
  fastify.decorateRequest('language', {
    getter() {
      return languageOf(this.headers, site.defaultLanguage)
    },
  })
  fastify.decorateRequest('chosenLanguage', {
    getter() {
      return chosenLanguage(this.headers, site.defaultLanguage)
    },
  })
}

/** Adds the security headers. API replies and cached replies carry them already, and do not pass this hook. */
function sendHeaders(fastify: FastifyInstance, lines: [name: string, value: string][]) {
  fastify.addHook('onSend', (_, reply, payload, done) => {
    for (const [name, value] of lines) if (!reply.hasHeader(name)) reply.header(name, value)
    lastWhenStopping(reply)
    done(null, payload)
  })
}
