import type { AppParts } from './app-parts.ts'
import { verifiedBackup } from './backup/gauge.ts'
import { startNightly, type Nightly } from './backup/nightly.ts'
import { warn } from './config/log.ts'
import { countingBrowserErrors, countingServerErrors, countingSignIns } from './features/bursts/count-logs.ts'
import { startBursts, type Bursts } from './features/bursts/bursts.ts'
import { createBrowserErrors, type BrowserErrors } from './features/browser-errors/browser-errors.ts'
import { orderPrune } from './features/jobs/prune-work.ts'
import { watchDisk } from './features/logs/disk.ts'
import { cachedReplyRow } from './features/logs/request-rows.ts'
import { startRetention, type Retention } from './features/logs/retention.ts'
import { createWebLog, type WebLog } from './features/logs/web-log.ts'
import { createMetrics, type Metrics } from './features/metrics/metrics.ts'
import type { Messages } from './features/messages/messages.ts'
import { startPush } from './features/push/push.ts'
import type { PushService } from './features/push/services.ts'
import { demoCaller } from './features/sign-in/demo-roles.ts'
import { createLoginLog, type LoginLog } from './features/sign-in/login-log.ts'
import { createVisits, type Visits } from './features/visitors/visits.ts'
import { createCallers } from './http/callers.ts'
import { securityHeaders, type SecurityHeaders } from './http/headers.ts'
import { createSessionUses, type SessionUses } from './http/session-uses.ts'
import { createSessions, type Sessions } from './http/sessions.ts'
import { visitorAddress } from './http/visitor-address.ts'
import { createWatchdog, type Watchdog } from './http/watchdog.ts'
import type { Settings } from './settings/settings.ts'
import { createPageCache, type PageCache } from './pages/page-cache.ts'

/** The parts of the server that hold state or run by the clock, as long as the server runs. */
export interface Services {
  headers: SecurityHeaders
  sessions: Sessions
  pageCache: PageCache
  webLog: WebLog
  visits: Visits
  loginLog: LoginLog
  browserErrors: BrowserErrors
  bursts: Bursts
  sessionUses: SessionUses
  metrics: Metrics
  retention: Retention
  nightly: Nightly
  watchdog: Watchdog
  /** Writes all that waits, and ends the timers. */
  stopServices(): Promise<void>
}

interface ServiceParts extends AppParts {
  settings: Settings
  messages: Messages
  pushServices: readonly PushService[]
}

export function createServices({
  environment,
  database,
  bus,
  settings: { values },
  messages,
  pushServices,
  report,
  jobProgram,
  files,
  quiet,
}: ServiceParts): Services {
  const { publicUrl, dataDir } = environment
  const headers = securityHeaders(environment)
  const metrics = createMetrics({ database, dataDir, gauges: [verifiedBackup(database)] })
  const disk = watchDisk({ folder: dataDir, say: warn })
  const bursts = startBursts({ database, bus, settings: values, messages, publicUrl, report })
  const webLog = countingServerErrors(createWebLog({ database, hasRoom: disk.hasRoom, report }), bursts, values)
  const visits = createVisits(database, values, report)
  const loginLog = countingSignIns(createLoginLog(database, report), bursts)
  const browserErrors = countingBrowserErrors(createBrowserErrors(database, report), bursts)
  const uses = createSessionUses(database, report)
  const sessions = createSessions({ database, bus, demoCaller: environment.isDemo ? demoCaller : null, onUse: uses.add, settings: values })
  const addressOf = visitorAddress(environment.trustProxy)
  const pageCache = createPageCache({
    bus,
    now: () => database.now(),
    settings: values,
    headers,
    tellCaller: createCallers(sessions, () => database.now()),
    onView: (request, page) => visits.add(page, request.headers['user-agent']),
    onAnswered: (request, { status, bytes }) => {
      metrics.fromCache()
      const ip = addressOf(request)
      webLog.add({ ip, status, userId: null }, () => cachedReplyRow(request, { ip, status, bytes, now: database.now() }))
    },
  })
  const watchdog = createWatchdog(quiet ? () => {} : warn)
  const push = startPush({ database, services: pushServices, publicUrl, say: warn })
  const order = jobProgram && (() => orderPrune(database))
  const retention = startRetention({ database, settings: values, files, report, ...(order && { order }) })
  const nightly = startNightly({ database, settings: values, report })
  const running = [webLog, visits, loginLog, browserErrors, bursts, uses, push, retention, nightly, disk, watchdog]
  return {
    headers,
    metrics,
    sessions,
    pageCache,
    webLog,
    visits,
    loginLog,
    browserErrors,
    bursts,
    sessionUses: uses,
    retention,
    nightly,
    watchdog,
    stopServices: async () => void (await Promise.all(running.map((service) => service.stop()))),
  }
}
