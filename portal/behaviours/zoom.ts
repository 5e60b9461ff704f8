import { part, parts, listen } from './shared.ts'

/** The dialog with a large picture. The picture fits the screen, or has its full size and is scrolled. */
export function zoom(dialog: HTMLDialogElement) {
  const frame = part(dialog, 'frame')
  const button = part(dialog, 'close-up')
  const [count] = parts(dialog, 'count')
  const isZoomed = () => button.ariaPressed === 'true'

  /** `x` and `y`, from 0 to 1: the point of the picture that is scrolled to the middle. */
  const setZoomed = (zoomed: boolean, x = 0.5, y = 0.5) => {
    button.ariaPressed = String(zoomed)
    frame.toggleAttribute('data-close', zoomed)
    frame.tabIndex = zoomed ? 0 : -1
    if (!zoomed) return
    frame.scrollTo(x * frame.scrollWidth - frame.clientWidth / 2, y * frame.scrollHeight - frame.clientHeight / 2)
    // The arrow keys scroll the focused frame.
    frame.focus()
  }

  const show = (link: HTMLElement) => {
    const picture = link.querySelector('picture')!.cloneNode(true) as HTMLElement
    const image = picture.querySelector('img')!
    const [wide, high] = ['width', 'height'].map((side) => image.getAttribute(side) ?? '1')
    image.loading = 'eager'
    // Reserves the space of the picture while it loads.
    image.style.setProperty('--ratio', `${wide} / ${high}`)
    // With the width of the original as its size, the browser takes the largest of all files.
    for (const source of picture.children) source.setAttribute('sizes', `${wide}px`)
    frame.replaceChildren(picture)
    if (count) count.textContent = link.dataset.count!
    setZoomed(false)
    if (!dialog.open) dialog.showModal()
  }

  const click = ({ target, clientX, clientY }: MouseEvent) => {
    if (target === dialog || target === frame) return dialog.close()
    if (button.contains(target as Node)) return setZoomed(!isZoomed())
    if (!(target instanceof HTMLImageElement)) return
    const { left, top, width, height } = target.getBoundingClientRect()
    setZoomed(!isZoomed(), (clientX - left) / width, (clientY - top) / height)
  }

  return { show, isZoomed, end: listen(dialog, { click }) }
}
