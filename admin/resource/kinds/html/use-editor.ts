import type { Editor, EditorOptions } from '@tiptap/core'
import { useEffect, useState } from 'react'
import { useLatest } from '../../../browser/use-latest.ts'
import type { Engine } from './load-engine.ts'

/**
 * Creates the editor of a form. It is null until the page is seen, and for a moment when a resting page is shown again: then a new one is created. `options`
 * are read when it is created, so functions among them must stay the same.
 */
export function useEditor({ Editor: Made }: Engine, options: Partial<EditorOptions>): Editor | null {
  const latest = useLatest(options)
  const [editor, setEditor] = useState<Editor | null>(null)
  useEffect(() => {
    const made = new Made(latest.current)
    setEditor(made)
    return () => {
      setEditor(null)
      made.destroy()
    }
  }, [Made, latest])
  return editor
}
