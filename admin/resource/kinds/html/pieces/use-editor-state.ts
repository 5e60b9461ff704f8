import type { Editor } from '@tiptap/core'
import { dequal } from 'dequal/lite'
import { useCallback, useRef, useSyncExternalStore } from 'react'

interface Looked<T> {
  editor: Editor
  /** Reads what is drawn from the editor; the same values draw nothing anew. */
  selector: (now: { editor: Editor }) => T
}

/** Follows a part of the state of an editor. */
export function useEditorState<T>({ editor, selector }: Looked<T>): T {
  const last = useRef<{ value: T } | null>(null)
  const follow = useCallback(
    (changed: () => void) => {
      editor.on('transaction', changed)
      return () => void editor.off('transaction', changed)
    },
    [editor],
  )
  return useSyncExternalStore(follow, () => {
    const value = selector({ editor })
    if (last.current === null || !dequal(last.current.value, value)) last.current = { value }
    return last.current.value
  })
}
