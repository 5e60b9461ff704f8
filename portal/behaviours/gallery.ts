import { listen, part, parts, STEPS, swipeHandlers } from './shared.ts'
import { zoom } from './zoom.ts'

/** Thumbnails and arrow keys choose the picture. A click on a picture opens its largest file in a dialog instead of a page of its own. */
export function gallery(root: HTMLElement): () => void {
  const strip = part(root, 'strip')
  const pictures = parts(root, 'picture')
  const thumbnails = parts(root, 'thumbnail')
  const dialog = part(root, 'dialog') as HTMLDialogElement
  const large = zoom(dialog)
  let current = 0

  const mark = (index: number) => {
    current = index
    thumbnails.forEach((thumbnail, at) => (thumbnail.ariaCurrent = at === index ? 'true' : null))
  }

  const show = (wanted: number) => {
    mark((wanted + pictures.length) % pictures.length)
    strip.scrollTo({ left: current * strip.clientWidth, behavior: 'instant' })
    if (dialog.open) large.show(pictures[current]!)
  }

  const step = (by: number | undefined) => {
    if (by) show(current + by)
    return Boolean(by)
  }

  const click = (event: MouseEvent) => {
    const touched = (event.target as Element).closest<HTMLElement>('[data-part]')
    if (!touched || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    if (step(STEPS[touched.dataset.part!])) return
    const index = Math.max(pictures.indexOf(touched), thumbnails.indexOf(touched))
    if (index < 0) return
    event.preventDefault()
    show(index)
    if (touched === pictures[index]) large.show(touched)
  }

  const keydown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || large.isZoomed() || !step(STEPS[event.key])) return
    event.preventDefault()
    const row = [pictures, thumbnails].find((links) => links.includes(document.activeElement as HTMLElement))
    row?.[current]!.focus({ preventScroll: true })
  }

  const swiped = (by: number) => {
    if (!large.isZoomed()) show(current + by)
  }
  // A swipe or a focused link scrolls the strip without `show`.
  const scrolled = () => mark(Math.round(strip.scrollLeft / strip.clientWidth))
  const ends = [
    listen(root, { click, keydown }),
    listen(strip, { scroll: scrolled }),
    listen(dialog, { ...swipeHandlers(swiped), close: () => pictures[current]!.focus({ preventScroll: true }) }),
    large.end,
  ]
  mark(0)
  return () => ends.forEach((end) => end())
}
