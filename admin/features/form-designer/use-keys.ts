import type { KeyboardEvent } from 'react'
import { useActs, type Acts } from './use-acts.ts'
import { useDesigner } from './use-designer.ts'
import type { Designer } from './designer.ts'
import { readingOrder } from './sketch.ts'

const partAt = ({ target }: KeyboardEvent): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-part]')?.dataset['part'] : undefined

/** The keys of the canvas: arrows select, with Alt they move, Enter opens the properties, Delete removes, Ctrl+D duplicates. */
export function useCanvasKeys(): (event: KeyboardEvent) => void {
  const designer = useDesigner()
  const acts = useActs()
  return (event) => {
    const id = partAt(event)
    const act = id === undefined ? null : canvasAct(event, id, acts, designer)
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
}

function canvasAct(event: KeyboardEvent, id: string, acts: Acts, designer: Designer): (() => void) | null {
  const { key, altKey } = event
  const isCommand = event.ctrlKey || event.metaKey
  const then = (act: () => void) => () => {
    act()
    designer.lead()
  }
  const by = ({ ArrowUp: -1, ArrowDown: 1 } as const)[key]
  if (by) return isCommand ? null : then(() => (altKey ? acts.step(id, by) : acts.walk(id, by)))
  if (isCommand) return key.toLowerCase() === 'd' ? then(() => acts.duplicate(id)) : null
  if (key === 'Home') return then(() => acts.walk(id, 'first'))
  if (key === 'End') return then(() => acts.walk(id, 'last'))
  if (key === 'Delete' || key === 'Backspace') return then(() => acts.remove(id))
  if (key !== 'Enter') return null
  return () => {
    designer.select(id)
    designer.open()
  }
}

/** The keys of the whole designer: undo and redo, also in its fields, and Escape from a field back to the canvas. */
export function useDesignerKeys(): (event: KeyboardEvent<HTMLElement>) => void {
  const designer = useDesigner()
  const acts = useActs()
  return (event) => {
    const { target, currentTarget, key } = event
    // Dialogs are no part of it, though their events come along.
    if (!(target instanceof Element) || !currentTarget.contains(target)) return
    const isInField = target.closest('.designer-properties') !== null
    if (key === 'Escape' && isInField) return designer.lead()
    const letter = key.toLowerCase()
    if (!(event.ctrlKey || event.metaKey) || event.altKey || (letter !== 'z' && letter !== 'y')) return
    event.preventDefault()
    if (letter === 'y' || event.shiftKey) acts.redo()
    else acts.undo()
    // The part that had the focus may be gone, or a new element.
    const { selected, sketch } = designer.state.now
    if (partAt(event) !== undefined) designer.lead(selected ?? readingOrder(sketch)[0])
  }
}
