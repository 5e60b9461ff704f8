import type { Editor } from '@tiptap/core'
import { useEffect, useRef } from 'react'

/** The place in the page where the text of an editor is written. */
export function EditorPlace({ editor, lang }: { editor: Editor | null; lang?: string | undefined }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (editor) place.current?.append(editor.view.dom)
  }, [editor])
  return <div ref={place} lang={lang} />
}
