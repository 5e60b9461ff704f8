/** Hands things to a handler, and keeps them while there is none. */
export interface Outlet<T> {
  send: (thing: T) => void
  /** Registers the handler, which gets what was kept first. Returns the function that ends it. */
  receive: (handle: (thing: T) => void) => () => void
}

type Listener = () => void

const listeners = new Set<Listener>()

/** Tells when something is kept, so that the code of its handler can be fetched. Returns the function that stops the listener. */
export function onKept(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function createOutlet<T>(): Outlet<T> {
  let handler: ((thing: T) => void) | null = null
  let kept: T[] = []
  return {
    send: (thing) => {
      if (handler) return handler(thing)
      kept = [...kept, thing]
      for (const listener of listeners) listener()
    },
    receive: (handle) => {
      handler = handle
      for (const thing of kept.splice(0)) handle(thing)
      return () => {
        if (handler === handle) handler = null
      }
    },
  }
}
