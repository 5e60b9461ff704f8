const DARK_PAST = 100

/** P-02, P-03: tells the header whether the page is scrolled past 100 px. */
export function header(root: HTMLElement): () => void {
  const look = () => root.toggleAttribute('data-scrolled', scrollY > DARK_PAST)
  // Only now does it stay while the page moves: without a script it would keep its light glass over white paper.
  root.toggleAttribute('data-ready', true)
  look()
  addEventListener('scroll', look, { passive: true })
  return () => removeEventListener('scroll', look)
}
