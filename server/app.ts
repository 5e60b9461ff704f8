import type { FastifyInstance } from 'fastify'
import type { AppParts } from './app-parts.ts'
import { warn } from './config/log.ts'
import { signingKey } from './db/settings.ts'
import { errorReplies } from './error-replies.ts'
import { createCodes } from './features/codes/codes.ts'
import { docsRoutes } from './features/docs/routes.ts'
import { logRequests } from './features/logs/request-rows.ts'
import { keyRoute } from './features/push/key-route.ts'
import { createPictures } from './features/uploads/pictures.ts'
import { createFactors } from './features/second-factors/factors.ts'
import { signOnRoutes } from './features/sign-on/routes.ts'
import { uploadRoutes } from './features/uploads/routes.ts'
import { createFramework } from './framework.ts'
import { allHandlers } from './handlers.ts'
import { createCall } from './http/call.ts'
import { createDoor } from './http/door.ts'
import { mount } from './mount.ts'
import { builtFiles } from './pages/built-files.ts'
import { formRoutes } from './pages/forms.ts'
import { createRedirects } from './pages/redirects.ts'
import { missingPage, pageRoutes } from './pages/routes.ts'
import { createPreviews } from './publishing/previews.ts'
import { createServices, type Services } from './services.ts'

export interface App extends Services {
  fastify: FastifyInstance
}

/** The contents page of the server: its parts, in the order in which a request meets them. */
export async function createApp(parts: AppParts): Promise<App> {
  const { environment, database, bus, files, assets, report } = parts
  const { isDemo, publicUrl, h5Prefix } = environment
  const services = createServices(parts)
  const { sessions, pageCache, headers, watchdog, stopServices } = services
  // Cached replies are sent here, before the framework wakes.
  const fastify = createFramework({ ...parts, pageCache, headers, watchdog })
  const { now } = database
  const key = await signingKey(database.write)
  const given = { previews: createPreviews(key), codesFor: createCodes(key), factors: createFactors(key, environment) }
  const handlers = allHandlers({ ...parts, ...services, ...given })
  const call = createCall({ database, bus, isDemo, report })
  const door = createDoor({ sessions, isDemo, now })
  const redirects = createRedirects(database, bus, publicUrl)
  const pages = { call, handlers, pageCache, database, redirects, assets, environment }

  logRequests(fastify, services.webLog, now)
  errorReplies(fastify, { report, style: assets.plain.style }, (request, reply) => missingPage(request, reply, pages))
  mount(fastify, handlers, { call, door, pageCache, headers, now, h5Prefix })
  await uploadRoutes(fastify, { call, door, report, database, files, pictures: createPictures(files) })
  signOnRoutes(fastify, { ...parts, ...services, ...given, key, say: warn })
  pageRoutes(fastify, pages)
  formRoutes(fastify, { ...pages, report })
  if (environment.hasApiDocs) docsRoutes(fastify)
  keyRoute(fastify, environment.push)
  await builtFiles(fastify, parts.publicDir)
  fastify.addHook('onListen', async () => watchdog.start())
  fastify.addHook('onClose', stopServices)
  return { fastify, ...services }
}
