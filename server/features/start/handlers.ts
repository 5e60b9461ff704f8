import { session } from '../../../contract/features/start.ts'
import { handle, type Mounted } from '../../http/handlers.ts'
import { userConfiguration } from './configuration.ts'
import { currentLogin } from './current-login.ts'

/** The calls with which clients of this family start. */
export const startHandlers = (): Mounted[] => [
  handle(session.current, (_, ctx) => currentLogin(ctx)),
  handle(session.configuration, async (_, ctx) => userConfiguration(ctx)),
  handle(session.isTenantAvailable, async () => ({ state: 3 as const, tenantId: null })),
]
