import type { createHashRouter } from 'react-router'

type Router = ReturnType<typeof createHashRouter>

/**
 * Gives each entry of the history that the router has not made, for an address typed by hand or a plain link, the number that the router's own entries
 * have. The router needs it to go back: without it a form with unsaved words is left without a question (E-11h), and a later Back can go too far.
 */
export function withNumberedAddresses(create: () => Router): Router {
  let last = { number: 0, href: '' }
  const note = () => {
    const number = numberNow()
    if (number !== null) last = { number, href: location.href }
  }
  // Begins before the router does: listeners of the window are called in their order. The same address typed again replaces its entry.
  window.addEventListener('popstate', () => {
    const idx = location.href === last.href ? last.number : last.number + 1
    if (numberNow() === null) history.replaceState({ idx }, '')
    note()
  })
  const router = create()
  router.subscribe(note)
  note()
  return router
}

function numberNow(): number | null {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : null
}
