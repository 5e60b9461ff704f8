import { JOB_LANES, kindsOf } from '../contract/jobs/kinds.ts'
import { readEnvironment } from './config/environment.ts'
import { logAsJson, report } from './config/log.ts'
import { createBus } from './db/bus.ts'
import { followClock } from './db/follow-clock.ts'
import type { Database } from './db/engine.ts'
import { openDatabase } from './db/open.ts'
import { createBrowserErrors } from './features/browser-errors/browser-errors.ts'
import { createLoginLog } from './features/sign-in/login-log.ts'
import { createVisits } from './features/visitors/visits.ts'
import { openHandlerParts } from './handler-parts.ts'
import { allHandlers } from './handlers.ts'
import { createCall } from './http/call.ts'
import { createRefusals } from './http/refusals.ts'
import { jobWorks } from './job-works.ts'
import { createWorking } from './jobs/working.ts'

// Does the jobs of its lane that are due, and ends. Its server starts it with a lower priority; when the server ends, or tells it to, it gives its job back.

process.umask(0o077)

/** Fewer than those of the server, so that it copies nothing that a job has written while a person waits for its write. */
const CHECKPOINT_PAGES = 200

const [holder, given] = process.argv.slice(2)
const lane = JOB_LANES.find((name) => name === given) ?? 'short'
const environment = readEnvironment(process.env)
if (environment.isProduction && !process.stdout.isTTY) logAsJson()
const database = await openDatabase(environment, { checkpointPages: CHECKPOINT_PAGES })
const stopClock = await followClock(database, () => {})
const bus = await createBus(database, environment.databaseUrl)
const parts = { environment, database, bus, report }
const opened = await openHandlerParts(parts)
const { values } = opened.settings
// Sheets tell and read times as the site does: there is no reader here whose own time it could be.
process.env['TZ'] = values.timeZone

const visits = createVisits(database, values, report)
const loginLog = createLoginLog(database, report)
const browserErrors = createBrowserErrors(database, report)
const handlers = allHandlers({ ...parts, ...opened, visits, loginLog, browserErrors })
const refusals = createRefusals(database, report)
const call = createCall({ database, bus, isDemo: environment.isDemo, settings: values, refusals, isClosed: opened.isClosed })
const working = createWorking({
  database: withoutLimits(database),
  works: jobWorks({ ...opened, environment, database: withoutLimits(database), settings: values, call, handlers }),
  report,
  names: kindsOf(lane),
  ...(holder && { holder }),
})

process.once('disconnect', () => working.stop())
if (!process.connected) working.stop()

while (await working.next());

await Promise.all([visits.stop(), loginLog.stop(), browserErrors.stop(), refusals.stop()])
await bus.close()
stopClock()
await database.close()
process.exit(0)

/** Nobody waits for this process, so its long reads need no worker of their own, and no limit. */
function withoutLimits(opened: Database): Database {
  return { ...opened, longReads: opened.engine === 'sqlite' ? opened.read : opened.unlimited }
}
