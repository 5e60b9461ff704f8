import type { Endpoint } from '../../contract/endpoint.ts'
import type { Context } from './context.ts'

/** What a call does with its checked input. */
type Run<P, O> = (input: P, ctx: Context) => Promise<O>

export interface Mounted {
  endpoint: Endpoint
  /** What must not happen inside a transaction (hashing, files); its result is the third argument of `run`. */
  prepare: ((input: unknown, ctx: Context) => Promise<unknown>) | null
  run: (input: unknown, ctx: Context, prepared: unknown) => Promise<unknown>
}

/** Joins a declared call with what it does; the compiler holds both to the declaration. */
export const handle = <I, O, P>(endpoint: Endpoint<I, O, P>, run: Run<P, O>): Mounted => ({
  endpoint: endpoint as unknown as Endpoint,
  prepare: null,
  run: run as Mounted['run'],
})

/** The same with a step before the transaction. */
export const handlePrepared = <I, O, P, T>(
  endpoint: Endpoint<I, O, P>,
  prepare: (input: P, ctx: Context) => Promise<T>,
  run: (input: P, ctx: Context, prepared: T) => Promise<O>,
): Mounted => ({ endpoint: endpoint as unknown as Endpoint, prepare: prepare as Mounted['prepare'], run: run as Mounted['run'] })
