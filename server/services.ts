import type { AppParts } from './app-parts.ts'
import { log, warn } from './config/log.ts'
import { watchDisk } from './features/logs/disk.ts'
import { cachedReplyRow } from './features/logs/request-rows.ts'
import { startRetention, type Retention } from './features/logs/retention.ts'
import { createWebLog, type WebLog } from './features/logs/web-log.ts'
import { createMessages, type Messages } from './features/messages/messages.ts'
import { startPush } from './features/push/push.ts'
import { demoCaller } from './features/sign-in/demo-roles.ts'
import { createLoginLog, type LoginLog } from './features/sign-in/login-log.ts'
import { createVisits, type Visits } from './features/visitors/visits.ts'
import { createCallers } from './http/callers.ts'
import { securityHeaders, type SecurityHeaders } from './http/headers.ts'
import { createSessionUses, type SessionUses } from './http/session-uses.ts'
import { createSessions, type Sessions } from './http/sessions.ts'
import { visitorAddress } from './http/visitor-address.ts'
import { createWatchdog, type Watchdog } from './http/watchdog.ts'
import { createPageCache, type PageCache } from './pages/page-cache.ts'

/** The parts of the server that hold state or run by the clock, as long as the server runs. */
export interface Services {
  headers: SecurityHeaders
  sessions: Sessions
  pageCache: PageCache
  webLog: WebLog
  visits: Visits
  loginLog: LoginLog
  messages: Messages
  sessionUses: SessionUses
  retention: Retention
  watchdog: Watchdog
  /** Writes all that waits, and ends the timers. */
  stopServices(): Promise<void>
}

export function createServices({ environment, database, bus, report, quiet }: AppParts): Services {
  const { timeZone, publicUrl } = environment
  const headers = securityHeaders(environment)
  const disk = watchDisk({ folder: environment.dataDir, say: warn })
  const webLog = createWebLog({ database, hasRoom: disk.hasRoom, report })
  const visits = createVisits(database, timeZone, report)
  const loginLog = createLoginLog(database, report)
  const uses = createSessionUses(database, report)
  const sessions = createSessions({ database, bus, demoCaller: environment.isDemo ? demoCaller : null, onUse: uses.add })
  const addressOf = visitorAddress(environment.trustProxy)
  const pageCache = createPageCache({
    bus,
    now: database.now,
    siteLanguage: environment.siteLanguage,
    headers,
    tellCaller: createCallers(sessions, database.now),
    onView: (request, page) => visits.add(page, request.headers['user-agent']),
    onAnswered: (request, { status, bytes }) => {
      const ip = addressOf(request)
      webLog.add({ ip, status, userId: null }, () => cachedReplyRow(request, { ip, status, bytes, now: database.now() }))
    },
  })
  const watchdog = createWatchdog(quiet ? () => {} : warn)
  const push = startPush({ database, settings: environment.push, publicUrl, say: warn })
  const retention = startRetention({ database, kept: environment.kept, timeZone, report })
  const messages = createMessages({ settings: environment.messaging, now: database.now, log, say: warn })
  const running = [webLog, visits, loginLog, messages, uses, push, retention, disk, watchdog]
  const stopServices = async () => void (await Promise.all(running.map((service) => service.stop())))
  return { headers, sessions, pageCache, webLog, visits, loginLog, messages, sessionUses: uses, retention, watchdog, stopServices }
}
