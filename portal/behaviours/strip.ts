/** Scrolls a horizontal list so that its current entry is visible. */
export function strip(root: HTMLElement): () => void {
  const current = root.querySelector('[aria-current]')?.getBoundingClientRect()
  const own = root.getBoundingClientRect()
  if (current) root.scrollLeft += current.left + current.width / 2 - own.left - own.width / 2
  return () => {}
}
