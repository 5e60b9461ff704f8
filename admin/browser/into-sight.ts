/** Scrolls the box just far enough to show the element. `scrollIntoView` would scroll the page around the box as well. */
export function bringIntoSight(piece: HTMLElement, box: HTMLElement): void {
  const [inner, outer] = [piece.getBoundingClientRect(), box.getBoundingClientRect()]
  const by = (before: number, size: number, room: number) => Math.min(before, Math.max(before + size - room, 0))
  box.scrollBy({
    left: by(inner.left - outer.left, inner.width, box.clientWidth),
    top: by(inner.top - outer.top, inner.height, box.clientHeight),
  })
}
