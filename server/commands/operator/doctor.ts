import type { Environment } from '../../config/environment.ts'
import { messageOf } from '../../config/error-parts.ts'
import type { Database } from '../../db/engine.ts'
import { backupState, clockState, databaseState, demoState, mailState } from './doctor/of-the-site.ts'
import { uploadsState } from './doctor/of-the-files.ts'
import { diskState, nodeState, proxyState, rightsState } from './doctor/of-the-machine.ts'
import type { Finding } from './doctor/finding.ts'
import { withSite } from './site.ts'

const SIGNS = { ok: 'ok     ', warning: 'WARNING', fault: 'FAULT  ' }

/** Looks at everything that the site needs, prints a line for each, and returns false if something is at fault. It changes nothing. */
export async function examine(environment: Environment): Promise<boolean> {
  const findings = [nodeState(), ...(await diskState(environment)), rightsState(environment), proxyState(environment)]
  const ofSite = await withSite(environment, (database) => siteStates(database, environment)).catch((error: unknown): Finding[] => [
    { subject: 'database', state: 'fault', says: messageOf(error) },
  ])
  const all = [...findings, ...ofSite]
  for (const { subject, state, says } of all) console.log(`${SIGNS[state]}  ${subject.padEnd(9)} ${says}`)
  return all.every(({ state }) => state !== 'fault')
}

async function siteStates(database: Database, environment: Environment): Promise<Finding[]> {
  const states: Finding[] = []
  for (const look of [databaseState, clockState, uploadsState, demoState, mailState, backupState])
    states.push(await look(database, environment))
  return states
}
