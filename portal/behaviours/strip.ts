/** A line that moves sideways begins where the current entry is in sight. */
export function strip(root: HTMLElement): () => void {
  const current = root.querySelector('[aria-current]')?.getBoundingClientRect()
  const own = root.getBoundingClientRect()
  if (current) root.scrollLeft += current.left + current.width / 2 - own.left - own.width / 2
  return () => {}
}
