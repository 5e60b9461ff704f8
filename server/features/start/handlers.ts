import { session } from '../../../contract/features/start.ts'
import type { Environment } from '../../config/environment.ts'
import { handle, type Mounted } from '../../http/handlers.ts'
import { userConfiguration } from './configuration.ts'
import { currentLogin } from './current-login.ts'

/** The calls with which clients of this family start. */
export const startHandlers = ({ timeZone }: Pick<Environment, 'timeZone'>): Mounted[] => [
  handle(session.current, (_, ctx) => currentLogin(ctx)),
  handle(session.configuration, async (_, ctx) => userConfiguration(ctx, timeZone)),
  handle(session.isTenantAvailable, async () => ({ state: 3 as const, tenantId: null })),
]
