import type { Editor } from '@tiptap/core'
import { useEffect, type RefObject } from 'react'

/** A click on the label of the field puts the caret into the text, as a label does for an input. */
export function useLabel(box: RefObject<HTMLElement | null>, editor: Editor | null): void {
  useEffect(() => {
    const label = box.current?.closest('.ant-form-item')?.querySelector('label')
    const focus = () => editor?.commands.focus()
    label?.addEventListener('click', focus)
    return () => label?.removeEventListener('click', focus)
  }, [box, editor])
}
