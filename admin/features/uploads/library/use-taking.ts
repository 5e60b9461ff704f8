import { useEffect, useState, type DragEvent } from 'react'
import { useLatest } from '../../../browser/use-latest.ts'

/** Takes the files that are dropped on an element, or pasted while it is shown and nothing lies above it. `isOver` while files are dragged over it. */
export function useTaking(take: ((files: File[]) => void) | null) {
  const [isOver, setOver] = useState(false)
  const taking = useLatest(take)
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0 || !taking.current || isElsewhere(event.target)) return
      event.preventDefault()
      taking.current(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [taking])
  const isMine = (event: DragEvent) =>
    take !== null && event.dataTransfer.types.includes('Files') && !event.isDefaultPrevented() && !isInDialog(event.target)
  const over = (event: DragEvent) => {
    if (!isMine(event)) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'copy'
    setOver(true)
  }
  return {
    isOver,
    target: {
      onDragEnter: over,
      onDragOver: over,
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
      },
      onDrop: (event: DragEvent) => {
        setOver(false)
        if (!isMine(event)) return
        event.preventDefault()
        take?.([...event.dataTransfer.files])
      },
    },
  }
}

/** A dialog of the page lies above it, and has drops and pastes of its own. */
const isInDialog = (target: EventTarget | null) => target instanceof Element && target.closest('[role=dialog]') !== null

/** A text field takes what is pasted itself. */
const isElsewhere = (target: EventTarget | null) =>
  isInDialog(target) ||
  (target instanceof Element && target.closest('input:not([type=checkbox]), textarea, [contenteditable=true]') !== null)
