import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { placeAfter, toggled, withRange } from './grid-keys.ts'

export interface GridWays<F extends { id: string }> {
  files: readonly F[]
  chosen: readonly F[]
  choose: (chosen: F[]) => void
  /** One is chosen at most, and takes the place of another. */
  isSingle?: boolean
  /** Opens a file; without it a click and Enter choose. */
  open?: ((file: F) => void) | undefined
  /** Asks before the chosen are deleted, or this one if none is. */
  remove?: ((files: readonly F[]) => void) | undefined
}

/** Focus and choice of a grid of files: one stop of Tab, arrows within. */
export function useGrid<F extends { id: string }>({ files, chosen, choose, isSingle = false, open, remove }: GridWays<F>) {
  const list = useRef<HTMLDivElement>(null)
  const [stop, setStop] = useState<string | null>(null)
  const anchor = useRef(0)
  const active = Math.max(
    0,
    files.findIndex(({ id }) => id === stop),
  )

  function toggle(at: number) {
    const file = files[at]!
    anchor.current = at
    if (!isSingle) return choose(toggled(chosen, file))
    choose(chosen.some(({ id }) => id === file.id) ? [] : [file])
  }
  const extend = (at: number) => (isSingle ? toggle(at) : choose(withRange(chosen, files, [anchor.current, at])))
  function focus(at: number) {
    setStop(files[at]!.id)
    ;(list.current?.children[at] as HTMLElement | undefined)?.focus()
  }

  function click({ target, shiftKey, ctrlKey, metaKey }: MouseEvent, at: number) {
    setStop(files[at]!.id)
    if (shiftKey) extend(at)
    else if (!open || ctrlKey || metaKey || (target instanceof Element && target.closest('.kit-file-mark'))) toggle(at)
    else open(files[at]!)
  }
  /** Returns false for a key that means nothing here. */
  function act({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent, at: number): boolean {
    const to = placeAfter(key, at, { count: files.length, columns: columnsOf(list.current) })
    if (to !== null) {
      focus(to)
      if (shiftKey) extend(to)
      else anchor.current = to
    } else if (key === ' ') toggle(at)
    else if (key === 'Enter') (open ?? (() => toggle(at)))(files[at]!)
    else if (key === 'a' && (ctrlKey || metaKey) && !isSingle) choose(withRange(chosen, files, [0, files.length - 1]))
    else if (key === 'Escape' && chosen.length > 0 && open) choose([])
    else if (key === 'Delete' && remove) remove(chosen.length > 0 ? chosen : [files[at]!])
    else return key in SCROLLING
    return true
  }
  return {
    list,
    active,
    click,
    press: (event: KeyboardEvent, at: number) => {
      if (event.target !== event.currentTarget || event.altKey || !act(event, at)) return
      event.preventDefault()
      event.stopPropagation()
    },
  }
}

/** Keys that would scroll the page away from the grid at its edge. */
const SCROLLING: Readonly<Record<string, true>> = { ArrowUp: true, ArrowDown: true, ArrowLeft: true, ArrowRight: true }

/** The number of tiles that stand beside each other. */
function columnsOf(list: HTMLElement | null): number {
  const tiles = [...(list?.children ?? [])] as HTMLElement[]
  const [first] = tiles
  const below = tiles.findIndex(({ offsetTop }) => offsetTop !== first?.offsetTop)
  return Math.max(1, below < 0 ? tiles.length : below)
}
