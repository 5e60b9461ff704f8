import proxyAddr from '@fastify/proxy-addr'
import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import path from 'node:path'
import { STRANGERS } from '../contract/budget.ts'
import type { Bus } from './db/bus.ts'
import type { Database } from './db/engine.ts'
import type { Environment } from './config/environment.ts'
import { docsRoutes } from './features/docs/routes.ts'
import { watchDisk } from './features/logs/disk.ts'
import { startRetention, type Retention } from './features/logs/retention.ts'
import { createWebLog, type WebLog } from './features/logs/web-log.ts'
import { keyRoute } from './features/push/key-route.ts'
import { startPush } from './features/push/push.ts'
import { createPreviews } from './publishing/previews.ts'
import { createProxyWarning } from './http/exposure.ts'
import { createLoginLog, type LoginLog } from './features/sign-in/login-log.ts'
import { createSessions } from './http/sessions.ts'
import { demoCaller } from './features/sign-in/demo-roles.ts'
import { createVisits, type Visits } from './features/visitors/visits.ts'
import { createPictures } from './features/uploads/pictures.ts'
import { uploadRoutes } from './features/uploads/routes.ts'
import type { FileStore } from './features/uploads/store.ts'
import { allHandlers } from './handlers.ts'
import { bareRefusals, namesTwoHosts, statusOf } from './http/bare-refusals.ts'
import { createCall } from './http/call.ts'
import { hasBody, lastWhenStopping, limitBody, limitConnections, ownAddresses, PATIENCE, type Patience } from './http/connections.ts'
import { createDoor } from './http/door.ts'
import { createCallers } from './http/callers.ts'
import { errorReplies, errorReply } from './error-replies.ts'
import { securityHeaders, type SecurityHeaders } from './http/headers.ts'
import { mount } from './mount.ts'
import { readQuery } from './http/query.ts'
import { readJson } from './http/read-json.ts'
import { redactedPath } from './http/redact.ts'
import type { Report } from './config/report.ts'
import { log } from './config/log.ts'
import { hasLongPath } from './site/addresses.ts'
import type { Assets } from './pages/assets.ts'
import { formRoutes } from './pages/forms.ts'
import { createPageCache, type PageCache } from './pages/page-cache.ts'
import { createRedirects } from './pages/redirects.ts'
import { missingPage, pageRoutes } from './pages/routes.ts'
import { signingKey } from './db/settings.ts'
import { createWatchdog, type Watchdog } from './http/watchdog.ts'

export interface AppParts {
  environment: Environment
  database: Database
  bus: Bus
  files: FileStore
  assets: Assets
  publicDir: string
  report: Report
  /** True in tests: the terminal then gets errors only. */
  quiet?: boolean | undefined
  /** Replaces the usual time limits, so that tests need not wait as long. */
  patience?: Partial<Patience> | undefined
}

export interface App {
  fastify: FastifyInstance
  pageCache: PageCache
  webLog: WebLog
  visits: Visits
  loginLog: LoginLog
  retention: Retention
  watchdog: Watchdog
}

/** The contents page of the server: what there is, in the order in which a request meets it. */
export async function createApp(parts: AppParts): Promise<App> {
  const { environment, database, bus, files, assets, report } = parts
  const headers = securityHeaders(environment)
  const lines = Object.entries(headers.document)
  const disk = watchDisk({ folder: environment.dataDir, say: log })
  const webLog = createWebLog({ database, hasRoom: disk.hasRoom, report })
  const visits = createVisits(database, environment.timeZone, report)
  const loginLog = createLoginLog(database, report)
  const addressOf = visitorAddress(environment)
  const sessions = createSessions({ database, bus, demoCaller: environment.isDemo ? demoCaller : null })
  const pageCache = createPageCache({
    bus,
    now: database.now,
    headers,
    tellCaller: createCallers(sessions, database.now),
    looked: (request, page) => visits.add(page, request.headers['user-agent']),
    served: (request, status, bytes) => {
      const ip = addressOf(request)
      webLog.add({ ip, status, userId: null }, () => ({ ...keptRow(request, status, bytes), ip }))
    },
  })
  const watchdog = createWatchdog(parts.quiet ? () => {} : log)
  const fastify = createFastify({
    environment,
    pageCache,
    headers,
    assets,
    report,
    watchdog,
    patience: { ...PATIENCE, ...parts.patience },
  })

  const previews = createPreviews(await signingKey(database.write))
  const handlers = allHandlers({ environment, database, bus, previews, visits, loginLog })
  const call = createCall({ database, bus, isDemo: environment.isDemo, report })
  const door = createDoor({ sessions, isDemo: environment.isDemo, now: database.now })
  const redirects = createRedirects(database, bus, environment.publicUrl)
  const pages = { call, handlers, pageCache, database, redirects, assets, environment }

  // What is sent ready-made (calls, kept pages) carries them already and does not pass here.
  fastify.addHook('onSend', (_, reply, payload, done) => {
    for (const [name, value] of lines) if (!reply.hasHeader(name)) reply.header(name, value)
    lastWhenStopping(reply)
    done(null, payload)
  })
  logRequests(fastify, webLog)
  errorReplies(fastify, { report, style: assets.plain.style }, (request, reply) => missingPage(request, reply, pages))
  mount(fastify, handlers, { call, door, pageCache, headers, now: database.now, h5Prefix: environment.h5Prefix })
  await uploadRoutes(fastify, { call, door, report, database, files, pictures: createPictures(files) })
  pageRoutes(fastify, pages)
  formRoutes(fastify, { ...pages, report })
  if (environment.hasApiDocs) docsRoutes(fastify)
  keyRoute(fastify, environment.push)
  await fastify.register(fastifyStatic, {
    root: path.resolve(parts.publicDir, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
    index: false,
  })
  const push = startPush({ database, settings: environment.push, publicUrl: environment.publicUrl, say: log })
  const retention = startRetention({ database, kept: environment.kept, timeZone: environment.timeZone, report })
  fastify.addHook('onListen', (done) => {
    watchdog.start()
    done()
  })
  const running = [webLog, visits, loginLog, push, retention, disk, watchdog]
  fastify.addHook('onClose', () => Promise.all(running.map((one) => one.stop())))
  return { fastify, pageCache, webLog, visits, loginLog, retention, watchdog }
}

interface FastifyParts extends Pick<AppParts, 'environment' | 'assets' | 'report'> {
  patience: Patience
  pageCache: PageCache
  headers: SecurityHeaders
  watchdog: Watchdog
}

/** Repeated public requests are answered before the framework wakes. */
function createFastify({ environment, pageCache, headers, assets, report, watchdog, patience }: FastifyParts) {
  const refuseBare = bareRefusals(headers.document)
  const replyToError = errorReply({ report, style: assets.plain.style })
  const warnOfProxy = createProxyWarning(environment.trustProxy, log)
  const fastify = Fastify({
    genReqId: (request) => {
      const id = randomUUID()
      watchdog.name(request as IncomingMessage, id)
      return id
    },
    // The limit for addresses that do not exist; each call has its own.
    bodyLimit: STRANGERS.bytes,
    trustProxy: environment.trustProxy,
    forceCloseConnections: 'idle',
    // An address that cannot be read meets neither hooks nor routes.
    frameworkErrors: (error, request, reply) => void replyToError(error, request, reply.headers(headers.document) as FastifyReply),
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 200, querystringParser: readQuery },
    // The socket is already destroyed when the client has hung up.
    clientErrorHandler: (error, socket) => void (socket.destroyed || refuseBare(socket, statusOf(error))),
    serverFactory: (handler) => {
      const server = createServer({ connectionsCheckingInterval: patience.head / 2 }, (request, response) => {
        if (!server.listening) response.shouldKeepAlive = false
        if (namesTwoHosts(request)) return refuseBare(request.socket, 400)
        if (hasLongPath(request)) return refuseBare(request.socket, 414)
        if (pageCache.answer(request, response)) return
        warnOfProxy(request)
        watchdog.watch(request, response)
        handler(request, response)
      })
      limitConnections(server, patience, ownAddresses(environment.trustProxy))
      return server
    },
  })
  const timeFor = ({ routeOptions }: FastifyRequest) => (routeOptions.config.isUpload ? patience.upload : patience.body)
  fastify.addHook('onRequest', (request, _, done) => {
    if (hasBody(request.raw)) limitBody(request.raw, timeFor(request), (socket) => refuseBare(socket, 408))
    done()
  })
  fastify.decorateRequest('userId', null)
  fastify.decorateRequest('caller', null)
  fastify.removeContentTypeParser('application/json')
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, async (request: FastifyRequest, body: string) =>
    readJson(body, request.routeOptions.config.budget ?? STRANGERS),
  )
  return fastify
}

function logRequests(fastify: FastifyInstance, webLog: WebLog) {
  fastify.addHook('onResponse', (request, reply, done) => {
    const { userId } = request
    // The address is missing when the visitor has hung up.
    const ip = request.ip ?? ''
    const status = reply.raw.statusCode
    webLog.add({ ip, status, userId }, () => ({
      ...origin(request.raw),
      ip,
      status,
      duration: reply.elapsedTime,
      bytes: Number(reply.raw.getHeader('content-length') ?? 0),
      userId,
      requestId: request.id,
    }))
    done()
  })
}

/** As the framework tells it: forwarded headers count only from declared proxies. */
function visitorAddress({ trustProxy }: Environment) {
  const trusted = trustProxy ? proxyAddr.compile(trustProxy) : null
  return (request: IncomingMessage) => (trusted ? proxyAddr(request, trusted) : request.socket.remoteAddress) ?? ''
}

const keptRow = (request: IncomingMessage, status: number, bytes: number) => ({
  ...origin(request),
  status,
  bytes,
  duration: 0,
  userId: null,
  requestId: '',
})

const origin = (request: IncomingMessage) => ({
  creationTime: Date.now(),
  requests: 1,
  method: request.method ?? '',
  path: redactedPath(request.url ?? ''),
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 256),
  referrer: redactedPath(request.headers.referer ?? '', 256),
})
