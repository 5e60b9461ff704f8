import { prefersReducedMotion } from './shared.ts'

const SHOWN_PAST = 200
const STEP = 500
const EVERY = 50

const OWN_SCROLL = ['wheel', 'touchstart', 'keydown'] as const

/** P-04: shows the button once the page is scrolled by 200 px. A click scrolls to the top in steps, and the visitor's own scrolling stops it. */
export function backToTop(button: HTMLElement): () => void {
  let timer = 0
  const look = () => {
    button.hidden = scrollY <= SHOWN_PAST
  }
  const end = () => {
    clearInterval(timer)
    for (const event of OWN_SCROLL) removeEventListener(event, end)
  }
  const to = (top: number) => scrollTo({ top, behavior: 'instant' })
  const step = () => {
    to(Math.max(0, scrollY - STEP))
    if (scrollY <= 0) end()
  }
  const press = () => {
    end()
    if (prefersReducedMotion()) return to(0)
    timer = window.setInterval(step, EVERY)
    for (const event of OWN_SCROLL) addEventListener(event, end, { passive: true })
  }
  look()
  addEventListener('scroll', look, { passive: true })
  button.addEventListener('click', press)
  return () => {
    end()
    removeEventListener('scroll', look)
    button.removeEventListener('click', press)
  }
}
