type Handlers = { [N in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[N]) => void }

/** Listens to several events of one element; the answer stops it. */
export function together(element: HTMLElement, handlers: Handlers): () => void {
  const ending = new AbortController()
  for (const [name, handler] of Object.entries(handlers))
    element.addEventListener(name, handler as EventListener, { signal: ending.signal, passive: name.startsWith('touch') })
  return () => ending.abort()
}

export const parts = (root: HTMLElement, name: string) => [...root.querySelectorAll<HTMLElement>(`[data-part=${name}]`)]
export const part = (root: HTMLElement, name: string) => parts(root, name)[0]!

/** The visitor asked for less motion. */
export const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches
