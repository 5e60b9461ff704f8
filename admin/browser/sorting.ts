import {
  Accessibility,
  AutoScroller,
  Cursor,
  DragDropManager,
  Feedback,
  KeyboardSensor,
  PointerSensor,
  PreventSelection,
} from '@dnd-kit/dom'
import { isSortable, Sortable } from '@dnd-kit/dom/sortable'

/** The sentences that a screen reader reads while an entry is moved by keys. */
export interface SortingWords {
  instructions: string
  position: (at: number, total: number) => string
}

export interface Sorting {
  /** Makes the entries of the list draggable: its children with `data-sort`, each by its `data-handle` where it has such an element. */
  follow: (list: Element) => void
  stop: () => void
}

/** Loaded when a list is about to be sorted: the library is larger than the lists themselves. */
export function createSorting(place: (key: string, to: number) => void, words?: SortingWords): Sorting {
  const entries = new Map<string, Sortable>()
  const manager = new DragDropManager({
    sensors: [PointerSensor.configure({ preventActivation: isOther }), ...(words ? [KeyboardSensor] : [])],
    plugins: [AutoScroller, Cursor, Feedback, PreventSelection, ...(words ? [spoken(words, entries)] : [])],
  })
  manager.monitor.addEventListener('dragend', ({ operation: { source }, canceled }) => {
    if (!canceled && isSortable(source) && source.index !== source.initialIndex) place(String(source.id), source.index)
  })

  function follow(list: Element): void {
    const elements = [...list.querySelectorAll<HTMLElement>(':scope > [data-sort]')]
    const keys = new Set(elements.map(keyOf))
    for (const [key, entry] of entries) if (!keys.has(key)) remove(key, entry)
    for (const [index, element] of elements.entries()) {
      const handle = element.querySelector('[data-handle]') ?? undefined
      const entry = entries.get(keyOf(element))
      if (entry) Object.assign(entry, { element, handle, index })
      else entries.set(keyOf(element), new Sortable({ id: keyOf(element), index, element, ...(handle ? { handle } : {}) }, manager))
    }
  }
  function remove(key: string, entry: Sortable): void {
    entry.destroy()
    entries.delete(key)
  }
  const stop = () => {
    for (const [key, entry] of entries) remove(key, entry)
    manager.destroy()
  }
  return { follow, stop }
}

const keyOf = (element: HTMLElement): string => element.dataset['sort']!

/** A press on another button or input of the entry is no drag. A link is: a tab is dragged by its link. */
const isOther = ({ target }: Event, { handle }: { handle?: Element | undefined }): boolean => {
  const control = target instanceof Element ? target.closest('button, input, textarea, select') : null
  return control !== null && !handle?.contains(control)
}

function spoken({ instructions, position }: SortingWords, entries: ReadonlyMap<string, Sortable>) {
  const at = ({ operation: { source } }: { operation: { source: unknown } }) =>
    source !== null && typeof source === 'object' && 'index' in source ? position(Number(source.index) + 1, entries.size) : undefined
  return Accessibility.configure({
    screenReaderInstructions: { draggable: instructions },
    announcements: { dragstart: at, dragover: at, dragend: at },
  })
}
