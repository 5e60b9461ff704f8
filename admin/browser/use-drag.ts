import { useState, type DragEvent } from 'react'

/**
 * An entry of a list is put in place while it is dragged over the others; `place` is told its key and the place. What began elsewhere, as a file
 * does, is left alone.
 */
export function useDrag<Key>(place: (key: Key, to: number) => void) {
  const [dragged, setDragged] = useState<Key | null>(null)
  return (key: Key, at: number) => ({
    draggable: true,
    'data-dragged': key === dragged || undefined,
    onDragStart: () => setDragged(key),
    onDragOver: (event: DragEvent) => {
      if (dragged === null) return
      event.preventDefault()
      if (key !== dragged) place(dragged, at)
    },
    // Without it some browsers open what was dropped: a tab is a link, and an entry may hold a picture.
    onDrop: (event: DragEvent) => {
      if (dragged !== null) event.preventDefault()
    },
    onDragEnd: () => setDragged(null),
  })
}

/** What `useDrag` puts on an entry. */
export type Draggable = ReturnType<ReturnType<typeof useDrag>>
