const DARK_PAST = 100

/** P-02, P-03: tells the header whether the page is scrolled past 100 px. */
export function header(root: HTMLElement): () => void {
  const look = () => root.toggleAttribute('data-scrolled', scrollY > DARK_PAST)
  // The header stays in view from now on. Without this script it would keep its light background over white pages.
  root.toggleAttribute('data-ready', true)
  look()
  addEventListener('scroll', look, { passive: true })
  return () => removeEventListener('scroll', look)
}
