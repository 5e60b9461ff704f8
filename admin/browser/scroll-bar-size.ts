// The build puts this in the place of antd's own module (scripts/lib/leaner-libraries.mjs). That module measures again whenever a table comes into sight: it adds a style
// sheet and removes it, so the browser computes the style of the whole page twice, which takes 30 ms of each page change. All scroll bars of the back
// office look alike, so one measurement is enough.

let known: number | undefined

function measure(): number {
  const box = document.createElement('div')
  box.style.cssText = 'position:absolute;width:100px;height:100px;overflow:scroll'
  document.body.append(box)
  const size = box.offsetWidth - box.clientWidth
  box.remove()
  return size
}

/** The width of a scroll bar in px. */
export default function getScrollBarSize(): number {
  return (known ??= measure())
}

/** The width of a vertical and the height of a horizontal scroll bar. */
export function getTargetScrollBarSize(): { width: number; height: number } {
  return { width: getScrollBarSize(), height: getScrollBarSize() }
}
