import {
  AutoScroller,
  Cursor,
  Draggable,
  DragDropManager,
  Feedback,
  PointerActivationConstraints,
  PointerSensor,
  PreventSelection,
} from '@dnd-kit/dom'

/** The distance in px by which a button that is also pressed must be pulled until it is dragged. */
const PULLED = [new PointerActivationConstraints.Distance({ value: 6 })]

export interface RowDragging {
  /** Makes each row with a handle (`data-handle`, its key as the value) draggable by it; rows that are gone are forgotten. */
  follow: (list: Element) => void
  stop: () => void
}

/** Is told of a drag: the row, how far across it was pulled in px, and where the pointer is. */
export interface RowListener {
  over: (key: string, at: { across: number; x: number; y: number }) => void
  end: (key: string, isCanceled: boolean) => void
}

/**
 * Drags rows of a list by mouse and touch. The rows stay where they are and a copy follows the pointer: the rows of a tree cannot be sorted while they
 * are dragged, since the place among them also has a depth.
 */
export function createRowDragging({ over, end }: RowListener): RowDragging {
  const rows = new Map<string, Draggable>()
  const manager = new DragDropManager({
    // A handle has no other use, so a drag begins at once, by touch too, unless it says that it is also pressed.
    sensors: [PointerSensor.configure({ activationConstraints: (_, { handle }) => (isPressed(handle) ? PULLED : undefined) })],
    plugins: [AutoScroller, Cursor, Feedback.configure({ feedback: 'clone', dropAnimation: null }), PreventSelection],
  })
  const tell = () => {
    const { source, transform, position, status } = manager.dragOperation
    if (source && status.dragging) over(String(source.id), { across: transform.x, ...position.current })
  }
  manager.monitor.addEventListener('dragmove', tell)
  // Near an edge of the window the page scrolls below a pointer that rests.
  document.addEventListener('scroll', tell, { capture: true, passive: true })
  manager.monitor.addEventListener('dragend', ({ operation: { source }, canceled }) => {
    if (source) end(String(source.id), canceled)
  })

  function follow(list: Element): void {
    const handles = new Map([...list.querySelectorAll<HTMLElement>('[data-handle]')].map((handle) => [handle.dataset['handle']!, handle]))
    for (const [key, row] of rows) if (!handles.has(key) && manager.dragOperation.source !== row) remove(key, row)
    for (const [key, handle] of handles) {
      const element = handle.closest('tr, [data-dragged]') ?? handle
      const row = rows.get(key)
      // The copy that follows the pointer has a handle too.
      if (!row) rows.set(key, new Draggable({ id: key, element, handle }, manager))
      else if (!row.isDragging) Object.assign(row, { element, handle })
    }
  }
  function remove(key: string, row: Draggable): void {
    row.destroy()
    rows.delete(key)
  }
  const stop = () => {
    document.removeEventListener('scroll', tell, { capture: true })
    for (const [key, row] of rows) remove(key, row)
    manager.destroy()
  }
  return { follow, stop }
}

const isPressed = (handle: Element | undefined): boolean => handle instanceof HTMLElement && 'pressed' in handle.dataset
