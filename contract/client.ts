import type { Endpoint } from './endpoint.ts'

/** Carries one call to the server and brings back its unwrapped result; throws what the server says. */
export type Transport = (endpoint: Endpoint, input: unknown) => Promise<unknown>

/** Calls a declared endpoint, typed by its declaration: `call(portal.listNews, { maxResultCount: 5 })`. */
export type Call = <I, O>(endpoint: Endpoint<I, O>, ...input: Record<never, never> extends I ? [input?: I] : [input: I]) => Promise<O>

/** A client over a transport: `fetch` in the browser, a plain function call on the server. */
export const client =
  (transport: Transport): Call =>
  (endpoint, ...[input]) =>
    transport(endpoint as unknown as Endpoint, input ?? {}) as never
