import { part, parts, listen } from './shared.ts'

/** The dialog with one large picture: as large as the screen, or at its full size, within which one moves about. */
export function zoom(dialog: HTMLDialogElement) {
  const frame = part(dialog, 'frame')
  const button = part(dialog, 'close-up')
  const [count] = parts(dialog, 'count')
  const isClose = () => button.ariaPressed === 'true'

  /** `x` and `y`: the point of the picture that comes to the middle, 0 to 1. */
  const comeClose = (close: boolean, x = 0.5, y = 0.5) => {
    button.ariaPressed = String(close)
    frame.toggleAttribute('data-close', close)
    frame.tabIndex = close ? 0 : -1
    if (!close) return
    frame.scrollTo(x * frame.scrollWidth - frame.clientWidth / 2, y * frame.scrollHeight - frame.clientHeight / 2)
    // From here the arrow keys move about.
    frame.focus()
  }

  const show = (link: HTMLElement) => {
    const picture = link.querySelector('picture')!.cloneNode(true) as HTMLElement
    const image = picture.querySelector('img')!
    const [wide, high] = ['width', 'height'].map((side) => image.getAttribute(side) ?? '1')
    image.loading = 'eager'
    // Its place is kept while it is on the way.
    image.style.setProperty('--ratio', `${wide} / ${high}`)
    // No file is wider than the picture itself: of all its files the browser takes the largest.
    for (const source of picture.children) source.setAttribute('sizes', `${wide}px`)
    frame.replaceChildren(picture)
    if (count) count.textContent = link.dataset.count!
    comeClose(false)
    if (!dialog.open) dialog.showModal()
  }

  const click = ({ target, clientX, clientY }: MouseEvent) => {
    if (target === dialog || target === frame) return dialog.close()
    if (button.contains(target as Node)) return comeClose(!isClose())
    if (!(target instanceof HTMLImageElement)) return
    const { left, top, width, height } = target.getBoundingClientRect()
    comeClose(!isClose(), (clientX - left) / width, (clientY - top) / height)
  }

  return { show, isClose, end: listen(dialog, { click }) }
}
