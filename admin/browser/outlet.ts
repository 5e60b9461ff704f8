/** Hands things to a handler, and keeps them while there is none. */
export interface Outlet<T> {
  send: (thing: T) => void
  /** Registers the handler, which gets what was kept first. Returns the function that ends it. */
  receive: (handle: (thing: T) => void) => () => void
}

type Listener = () => void

const listeners = new Set<Listener>()

/** The number of things that wait for a handler. */
let waiting = 0

/** Tells when something is kept or has been kept already, so that the code of its handler can be fetched. Returns the function that stops the listener. */
export function onKept(listener: Listener): () => void {
  listeners.add(listener)
  if (waiting > 0) listener()
  return () => void listeners.delete(listener)
}

export function createOutlet<T>(): Outlet<T> {
  let handler: ((thing: T) => void) | null = null
  const kept: T[] = []
  return {
    send: (thing) => {
      if (handler) return handler(thing)
      kept.push(thing)
      waiting += 1
      for (const listener of listeners) listener()
    },
    receive: (handle) => {
      handler = handle
      const things = kept.splice(0)
      waiting -= things.length
      for (const thing of things) handle(thing)
      return () => {
        if (handler === handle) handler = null
      }
    },
  }
}
