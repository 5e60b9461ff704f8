import type { Environment } from './config/environment.ts'
import { log, warn } from './config/log.ts'
import type { Bus } from './db/bus.ts'
import type { Database } from './db/engine.ts'
import { createSealing } from './db/sealing.ts'
import { signingKey } from './db/settings.ts'
import { createCodes } from './features/codes/codes.ts'
import { messagingFrom } from './features/messages/from-settings.ts'
import { createMessages } from './features/messages/messages.ts'
import { pushServices } from './features/push/services.ts'
import { createFactors } from './features/second-factors/factors.ts'
import { closedBeside, reachableIn } from './http/reachable.ts'
import { createPreviews } from './publishing/previews.ts'
import { givenIn } from './settings/defaults.ts'
import { openSettings } from './settings/settings.ts'

interface Opened {
  environment: Environment
  database: Database
  bus: Bus
  report: (error: unknown) => void
}

/** The settings of the site, and what is made from them and from its key; the same in the server and in a process that does its jobs. */
export async function openHandlerParts({ environment, database, bus, report }: Opened) {
  const key = await signingKey(database.write)
  const settings = await openSettings({
    database,
    bus,
    sealing: createSealing(key, 'settings'),
    given: () => givenIn(database.read, environment),
    report,
  })
  const factors = createFactors(key, { publicUrl: environment.publicUrl, settings: settings.values })
  const messages = createMessages({
    database,
    sealing: createSealing(key, 'messages'),
    settings: () => messagingFrom(settings.values, environment.aliyunUrl),
    log,
    isReachable: reachableIn(environment.outgoingNetworks),
    say: warn,
  })
  return {
    key,
    settings,
    previews: createPreviews(key),
    codesFor: createCodes(key),
    factors,
    messages,
    isClosed: closedBeside(environment.outgoingNetworks),
    /** The search engines that are told of changed addresses. */
    pushServices: pushServices(environment.push, environment.publicUrl),
  }
}
