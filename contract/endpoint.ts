import { z } from 'zod'
import { STAFF, STRANGERS, type Budget } from './budget.ts'
import { PRIVATE } from './ignored.ts'
import { once } from './once.ts'

/** The callers who may call: anyone, anyone signed in, or a holder of the permit (`News/Edit`). There is no fourth: absence is denial. */
export type Access = 'anyone' | 'signedIn' | { permit: string }

/**
 * The effect of a call on the data.
 * `read`: nothing. `write`: runs in one transaction together with its audit row. `own`: looks after its own transactions (sign-in, uploads).
 */
type Effect = 'read' | 'write' | 'own'

/** `I` is what a caller writes, `P` the same once checked, coerced and filled with defaults, `O` what the caller reads. */
export interface Endpoint<I = unknown, O = unknown, P = unknown> {
  verbs: ('GET' | 'POST' | 'PUT' | 'DELETE')[]
  /** As documented; matched whatever its case. One under `/abp/` answers under `/api/` too. */
  path: string
  /** Further addresses that answer alike. */
  aliases: readonly string[]
  access: Access
  effect: Effect
  input: z.ZodType<P, I>
  output: z.ZodType<O>
  /** The names beside those of the input that are dropped instead of refused (`ignored.ts`). None of them reaches a handler. */
  ignored: readonly string[]
  /** Refused in demo mode (M-02). */
  refusedInDemo: boolean
  /** May carry the header `Idempotency-Key`: with the same key and input it is done once, however often it arrives (B-102k). */
  takesKey: boolean
  /** Answered also while the caller must still set up a second factor (B-54d). Every other call that asks for a sign-in is refused until then. */
  beforeFactor: boolean
  budget: Budget
  /** The section of the API's documentation. */
  group: string
  summary: string
  /** Milliseconds after which the browser gives up (C-01: 5000). */
  timeout: number
  /** `abp`: the envelope of C-03; `bare`: the output itself is the body. */
  body: 'abp' | 'bare'
  /** The answer depends on nothing but input, language and what the reading noted: the page store keeps it until one of those changes. */
  kept: boolean
}

/** A schema, or the function that makes it when it is first asked for: to make them all is a seventh of a start, and most are never asked for. */
type Later<S extends z.ZodType> = S | (() => S)

/** A declaration of a call; `endpoint` fills in what it leaves out. */
export type Spec<I extends z.ZodType, O extends z.ZodType> = Pick<Endpoint, 'path' | 'access' | 'summary'> &
  Partial<
    Pick<
      Endpoint,
      'verbs' | 'effect' | 'ignored' | 'aliases' | 'refusedInDemo' | 'takesKey' | 'beforeFactor' | 'timeout' | 'body' | 'group' | 'kept'
    >
  > & {
    input?: Later<I>
    output: Later<O>
    /** Overrides the budget that the callers of the endpoint usually have. */
    budget?: Partial<Budget>
  }

/** Lists of calls hold calls of many types: here, and where a handler is joined to its call, the compiler lets go of the types. */
// oxlint-disable-next-line no-explicit-any -- see above
export type AnyEndpoint = Endpoint<any, any, any>
export const anyEndpoint = (declared: AnyEndpoint): Endpoint => declared

export type OutputOf<E> = E extends { output: z.ZodType<infer O> } ? O : never

/** The header of a call that is done once (draft-ietf-httpapi-idempotency-key-header). */
export const IDEMPOTENCY_KEY = 'Idempotency-Key'

const nothing = z.strictObject({})

/**
 * Declares one call. By ABP's convention the verb follows the method's name: Get* is GET, Update* and Put* are PUT, Delete* and Remove* are
 * DELETE, all others POST; Update and Delete are answered under POST as well.
 */
export function endpoint<I extends z.ZodType = typeof nothing, O extends z.ZodType = z.ZodNull>(
  spec: Spec<I, O>,
): Endpoint<z.input<I>, z.output<O>, z.output<I>> {
  const method = spec.path.split('/').at(-1)!
  const verbs = spec.verbs ?? verbsOf(method)
  const effect = spec.effect ?? (verbs.includes('GET') ? 'read' : 'write')
  const input = later<z.ZodType>(spec.input ?? nothing)
  const output = later<z.ZodType>(spec.output)
  return {
    verbs,
    effect,
    path: spec.path,
    aliases: spec.aliases ?? [],
    access: spec.access,
    summary: spec.summary,
    get input() {
      return input() as unknown as z.ZodType<z.output<I>, z.input<I>>
    },
    get output() {
      return output() as unknown as z.ZodType<z.output<O>>
    },
    ignored: spec.ignored ?? (verbs.includes('GET') ? [PRIVATE] : []),
    refusedInDemo: spec.refusedInDemo ?? false,
    takesKey: spec.takesKey ?? false,
    beforeFactor: spec.beforeFactor ?? false,
    budget: { ...(spec.access === 'anyone' ? STRANGERS : STAFF), ...spec.budget },
    group: spec.group ?? spec.path.split('/').at(-2)!,
    timeout: spec.timeout ?? 5000,
    body: spec.body ?? 'abp',
    kept: spec.kept ?? false,
  }
}

const later = <S extends z.ZodType>(schema: Later<S>): (() => S) => (typeof schema === 'function' ? once(schema) : () => schema)

function verbsOf(method: string): Endpoint['verbs'] {
  if (/^get/i.test(method)) return ['GET']
  if (/^(update|put)/i.test(method)) return ['PUT', 'POST']
  if (/^(delete|remove)/i.test(method)) return ['DELETE', 'POST']
  return ['POST']
}

/** Base of the application services; ABP's own prefix `/api/services/app/` answers alike. */
export const SERVICES = '/abp/services/app'
