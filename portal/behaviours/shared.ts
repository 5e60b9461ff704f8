type Handlers = { [N in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[N]) => void }

/** Listens to several events of an element; the returned function ends it. */
export function listen(element: HTMLElement, handlers: Handlers): () => void {
  const ending = new AbortController()
  for (const [name, handler] of Object.entries(handlers))
    element.addEventListener(name, handler as EventListener, { signal: ending.signal, passive: name.startsWith('touch') })
  return () => ending.abort()
}

/** The step of a pressed key, or of a button by its `data-part`. */
export const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, previous: -1, next: 1 }

const SWIPE = 40

/** Returns handlers that recognise a sideways swipe of a finger: 1 means forward, -1 back. */
export function swipeHandlers(swiped: (by: number) => void): Handlers {
  let start: { x: number; y: number } | null = null
  return {
    pointerdown: ({ pointerType, clientX: x, clientY: y }) => {
      start = pointerType === 'touch' ? { x, y } : null
    },
    pointerup: ({ clientX, clientY }) => {
      if (!start) return
      const x = clientX - start.x
      const far = Math.abs(x) > SWIPE && Math.abs(x) > Math.abs(clientY - start.y)
      start = null
      if (far) swiped(-Math.sign(x))
    },
    pointercancel: () => {
      start = null
    },
  }
}

export const parts = (root: HTMLElement, name: string) => [...root.querySelectorAll<HTMLElement>(`[data-part=${name}]`)]
export const part = (root: HTMLElement, name: string) => parts(root, name)[0]!

/** True for visitors who ask for less motion. */
export const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches
