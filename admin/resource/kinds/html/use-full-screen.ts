import { useEffect, useState, type RefObject } from 'react'
import { isComposing } from '../../../../contract/format/composing.ts'

/** Lets a box fill the window: nothing behind it can be reached by the keyboard, and Escape within it leaves. */
export function useFullScreen(box: RefObject<HTMLElement | null>): { isFull: boolean; toggleFull: () => void } {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!isFull || !element) return
    const behind = besides(element)
    for (const one of behind) one.inert = true
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event) || !isWithin(element, event.target)) return
      // Below it may lie a drawer, which would close too.
      event.stopPropagation()
      setFull(false)
    }
    // The parts of the box hear of the key before the document does, and may keep it.
    document.addEventListener('keydown', leave)
    return () => {
      document.removeEventListener('keydown', leave)
      for (const one of behind) one.inert = false
    }
  }, [box, isFull])
  return { isFull, toggleFull: () => setFull(!isFull) }
}

/** The first Escape closes the menu of a button that has the focus. After a click beside the text, what lies around the box has it. */
const isWithin = (element: HTMLElement, target: EventTarget | null) =>
  target instanceof Element &&
  (target.contains(element) || (element.contains(target) && !target.closest('.ant-dropdown-open, .ant-select-open')))

/** All that stands beside an element and the elements around it. Menus, dialogs and notices belong to the body, so they stay in reach. */
function besides(element: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = []
  for (let at = element; at.parentElement && at.parentElement !== document.body; at = at.parentElement)
    for (const one of at.parentElement.children) if (one !== at && one instanceof HTMLElement && !one.inert) found.push(one)
  return found
}
