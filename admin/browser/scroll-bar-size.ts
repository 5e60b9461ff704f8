// In the place of the kit's own module of that name (vite.config.ts). That one measures anew whenever a table comes into sight, by a style sheet of
// its own, put into the page and taken out again, for which the browser works out the style of the whole page twice: 30 ms of each page change. All
// scroll bars of the back office look alike, so once is enough.

let known: number | undefined

function measure(): number {
  const box = document.createElement('div')
  box.style.cssText = 'position:absolute;width:100px;height:100px;overflow:scroll'
  document.body.append(box)
  const size = box.offsetWidth - box.clientWidth
  box.remove()
  return size
}

/** How broad a scroll bar is, px. */
export default function getScrollBarSize(): number {
  return (known ??= measure())
}

/** The same, of what stands upright and of what lies. */
export function getTargetScrollBarSize(): { width: number; height: number } {
  return { width: getScrollBarSize(), height: getScrollBarSize() }
}
