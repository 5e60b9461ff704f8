import type { FastifyInstance } from 'fastify'
import type { AppParts } from './app-parts.ts'
import { warn } from './config/log.ts'
import { errorReplies } from './error-replies.ts'
import { docsRoutes } from './features/docs/routes.ts'
import { visitorFileRoutes } from './features/forms/routes.ts'
import { staffFileRoutes } from './features/forms/staff/routes.ts'
import { healthRoutes } from './features/health/routes.ts'
import { logRequests } from './features/logs/request-rows.ts'
import type { Messages } from './features/messages/messages.ts'
import { metricsRoutes } from './features/metrics/routes.ts'
import { keyRoute } from './features/push/key-route.ts'
import { cropHandler } from './features/uploads/crop.ts'
import { createPictures } from './features/uploads/pictures.ts'
import { signOnRoutes } from './features/sign-on/routes.ts'
import { orderCollect } from './features/jobs/collect-work.ts'
import { jobRoutes } from './features/jobs/routes.ts'
import { uploadKinds } from './features/uploads/kinds.ts'
import { uploadRoutes } from './features/uploads/routes.ts'
import { isShown } from './features/uploads/shown-content.ts'
import { resumingRoutes } from './features/resuming/routes.ts'
import { createFramework } from './framework.ts'
import { openHandlerParts } from './handler-parts.ts'
import { allHandlers } from './handlers.ts'
import { createCall } from './http/call.ts'
import { createDoor } from './http/door.ts'
import { createRefusals, type Refusals } from './http/refusals.ts'
import { jobWorks } from './job-works.ts'
import { startJobs, type Jobs } from './jobs/jobs.ts'
import { createWorking } from './jobs/working.ts'
import { mount } from './mount.ts'
import { builtFiles } from './pages/built-files.ts'
import { formRoutes } from './pages/forms.ts'
import { closeForMaintenance } from './pages/maintenance.ts'
import { createRedirects } from './pages/redirects.ts'
import { missingPage, pageRoutes } from './pages/routes.ts'
import { createServices, type Services } from './services.ts'
import type { Settings } from './settings/settings.ts'

export interface App extends Services {
  fastify: FastifyInstance
  settings: Settings
  messages: Messages
  jobs: Jobs
  refusals: Refusals
}

/** The contents page of the server: its parts, in the order in which a request meets them. */
export async function createApp(parts: AppParts): Promise<App> {
  const { environment, database, bus, files, assets, report } = parts
  const { isDemo, h5Prefix, dataDir } = environment
  const opened = await openHandlerParts(parts)
  const { settings, messages } = opened
  const services = createServices({ ...parts, ...opened })
  const { sessions, pageCache, headers, watchdog, stopServices } = services
  // Cached replies are sent here, before the framework wakes.
  const fastify = createFramework({ ...parts, settings, pageCache, headers, watchdog })
  const now = () => database.now()
  const handlers = allHandlers({ ...parts, ...services, ...opened })
  const refusals = createRefusals(database, report)
  const call = createCall({ database, bus, isDemo, settings: settings.values, refusals, isClosed: opened.isClosed })
  const works = jobWorks({ ...opened, environment, database, settings: settings.values, call, handlers })
  const jobs = startJobs({
    ...parts,
    here: (names) => createWorking({ database, report, works, names }),
    program: parts.jobProgram,
    isAutomatic: parts.jobProgram !== null || !parts.quiet,
  })
  const door = createDoor({ sessions, isDemo, now, writesPerMinute: environment.writesPerMinute })
  const redirects = createRedirects(database, bus, environment.publicUrl)
  const pages = { call, handlers, pageCache, database, redirects, assets, environment, settings }

  logRequests(fastify, services.webLog, now)
  metricsRoutes(fastify, services.metrics, environment.metricsToken)
  closeForMaintenance(fastify, pages)
  errorReplies(fastify, { report, style: assets.plain.style }, (request, reply) => missingPage(request, reply, pages))
  const pictures = createPictures(files, settings.values, { isShown: (id) => isShown(database.read, id) })
  mount(fastify, [...handlers, cropHandler({ database, files, pictures })], { call, door, pageCache, headers, now, h5Prefix })
  const kinds = uploadKinds(files, pictures)
  const receiving = { call, door, refusals, database, files }
  await uploadRoutes(fastify, {
    ...receiving,
    report,
    bus,
    kinds,
    pictures,
    orderCollect: () => orderCollect(database),
    settings: settings.values,
  })
  await fastify.register(async (pieces) => resumingRoutes(pieces, receiving, kinds))
  await jobRoutes(fastify, { call, door, database, files, dataDir })
  signOnRoutes(fastify, { ...parts, ...services, ...opened, say: warn })
  healthRoutes(fastify, database)
  pageRoutes(fastify, pages)
  visitorFileRoutes(fastify, { call, door, database, files })
  await fastify.register(async (forms) => staffFileRoutes(forms, { call, door, database, files }))
  await formRoutes(fastify, { ...pages, report, files })
  if (environment.hasApiDocs) docsRoutes(fastify)
  keyRoute(fastify, environment.push)
  await builtFiles(fastify, parts.publicDir)
  fastify.addHook('onListen', async () => watchdog.start())
  fastify.addHook('onClose', () => Promise.all([stopServices(), refusals.stop(), jobs.stop()]))
  return { fastify, settings, messages, jobs, refusals, ...services }
}
