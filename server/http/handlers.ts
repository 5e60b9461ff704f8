import { anyEndpoint, type Endpoint } from '../../contract/endpoint.ts'
import type { Context } from './context.ts'
import type { WrittenJson } from './written-json.ts'

/** Does a call with its checked input; a long answer may be JSON already. */
type Run<P, O> = (input: P, ctx: Context) => Promise<O | WrittenJson>

/** A declared call with its handler. `handle` has checked that their types agree, so here they are open. */
export interface Mounted {
  endpoint: Endpoint
  /** Work that must not happen inside a transaction (hashing, files); its result is the third argument of `run`. */
  // oxlint-disable-next-line no-explicit-any -- see above
  prepare: ((input: any, ctx: Context) => Promise<unknown>) | null
  /** The part of the prepared work that belongs to the input under a key, such as a file that came along. */
  // oxlint-disable-next-line no-explicit-any -- see above
  keyedWith?: (prepared: any) => unknown
  // oxlint-disable-next-line no-explicit-any -- see above
  run: (input: any, ctx: Context, prepared: any) => Promise<unknown>
}

/** Joins a declared call with its handler; the compiler holds the handler to the declaration. */
export const handle = <I, O, P>(endpoint: Endpoint<I, O, P>, run: Run<P, O>): Mounted => ({
  endpoint: anyEndpoint(endpoint),
  prepare: null,
  run,
})

/** The same with a step before the transaction. */
export const handlePrepared = <I, O, P, T>(
  endpoint: Endpoint<I, O, P>,
  prepare: (input: P, ctx: Context) => Promise<T>,
  run: (input: P, ctx: Context, prepared: T) => Promise<O>,
): Mounted => ({ endpoint: anyEndpoint(endpoint), prepare, run })
