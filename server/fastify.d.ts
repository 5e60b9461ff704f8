import 'fastify'
import type { Budget } from '../contract/budget.ts'
import type { Caller } from './context.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who called, for the web log; null until known. */
    userId: number | null
    /** Who called, once let in (`http/door.ts`); null where nobody has to be. */
    caller: Caller | null
  }
  interface FastifyContextConfig {
    /** Of the call that the route belongs to. */
    budget?: Budget
    /** Its bodies carry files, which take their time. */
    isUpload?: boolean
  }
}
