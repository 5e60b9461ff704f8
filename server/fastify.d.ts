import 'fastify'
import type { Budget } from '../contract/budget.ts'
import type { Caller } from './http/caller.ts'
import type { Language } from '../contract/languages.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller, for the log of requests; null until known. */
    userId: number | null
    /** The caller that the door let in (`http/door.ts`); null where the route needs none. */
    caller: Caller | null
    /** The language that the client asks for (S-07). */
    readonly language: Language
    /** The language that a person chose, else that of the client. */
    readonly chosenLanguage: Language
  }
  interface FastifyContextConfig {
    /** The budget of the call that the route belongs to. */
    budget?: Budget
    /** Closed to visitors while the site is being maintained: a page, or a call of theirs. */
    forVisitors?: 'page' | 'call'
    /** True for addresses that machines ask every few seconds. */
    isUnlogged?: boolean
    /** True when the bodies carry files, which need more time. */
    isUpload?: boolean
  }
}
