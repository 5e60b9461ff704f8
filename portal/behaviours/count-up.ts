import { prefersReducedMotion, parts } from './shared.ts'

const LASTS = 1000

/** Counts each number up from zero when it comes into view. Until then, and for visitors who ask for less motion, the numbers stay as they are. */
export function countUp(root: HTMLElement): () => void {
  if (prefersReducedMotion()) return () => {}
  const numbers = parts(root, 'number').map((element) => ({ element, end: Number(element.dataset['value']) }))
  let frame = 0
  const show = (part: number) => {
    for (const { element, end } of numbers) element.textContent = Math.round(end * part).toLocaleString('en')
  }
  const begin = () => {
    const start = performance.now()
    const step = (now: number) => {
      const done = Math.min(Math.max(now - start, 0) / LASTS, 1)
      show(1 - (1 - done) ** 3)
      if (done < 1) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
  }
  const sight = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return
    sight.disconnect()
    begin()
  })
  sight.observe(root)
  return () => {
    sight.disconnect()
    cancelAnimationFrame(frame)
    show(1)
  }
}
