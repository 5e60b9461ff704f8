/** In ms: a page whose code is still under way after this keeps the focus where it is. */
const PATIENCE = 20_000

let stop: (() => void) | undefined

const headingInSight = () => [...document.querySelectorAll<HTMLElement>('#shell-content h1')].find((heading) => heading.checkVisibility())

const pathOf = (hash: string) => hash.split('?')[0]

const isDialogOpen = () => [...document.querySelectorAll('[role=dialog]')].some((dialog) => dialog.checkVisibility())

/**
 * Moves the focus to the heading of the page that a jump leads to, once it is there: from the search or the menu it would take dozens of Tab presses.
 * `from` is the heading before the jump.
 */
export function focusHeading(): void {
  stop?.()
  const from = headingInSight()
  const address = location.hash
  const look = () => {
    const heading = headingInSight()
    // The page before is in sight until the next is drawn, and an open dialog would take the focus back.
    const isStill = heading === from && (location.hash === address || pathOf(location.hash) !== pathOf(address))
    if (!heading || isStill || isDialogOpen()) return
    stop?.()
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }
  const observer = new MutationObserver(look)
  const timer = setTimeout(() => stop?.(), PATIENCE)
  stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    stop = undefined
  }
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['style', 'hidden'] })
}
