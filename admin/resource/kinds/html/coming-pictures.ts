import type { Editor } from '@tiptap/core'
import { newComing } from './paste/coming.ts'
import type { Arrived } from './library/media-files.ts'

/** Marks the place of a picture at the caret, and returns the id of its upload. */
export function insertComing(editor: Editor): string {
  const id = newComing()
  editor
    .chain()
    .insertContent({ type: 'image', attrs: { coming: id } })
    .run()
  return id
}

/** Inserts pictures of our own store behind the selection, in their order. */
export const insertPictures = (editor: Editor, pictures: readonly Arrived[]): boolean =>
  editor
    .chain()
    .focus()
    .insertContentAt(
      editor.state.selection.to,
      pictures.map((attrs) => ({ type: 'image', attrs })),
    )
    .run()

/** Puts the picture in its place, wherever the writing has moved it. It is no step that undo would take back alone. */
export function arrive(editor: Editor, id: string, { src, alt, width, height }: Arrived): void {
  const at = placeOf(editor, id)
  const node = at === null ? null : editor.state.doc.nodeAt(at)
  if (at === null || !node) return
  const attrs = {
    ...node.attrs,
    src,
    coming: null,
    alt: node.attrs['alt'] ?? alt,
    width: node.attrs['width'] ?? width,
    height: node.attrs['height'] ?? height,
  }
  editor.view.dispatch(editor.state.tr.setNodeMarkup(at, undefined, attrs).setMeta('addToHistory', false))
}

/** Removes the place of a picture that does not come. */
export function leaveOut(editor: Editor, id: string): void {
  const at = placeOf(editor, id)
  if (at !== null) editor.view.dispatch(editor.state.tr.delete(at, at + 1))
}

function placeOf(editor: Editor, id: string): number | null {
  let found: number | null = null
  editor.state.doc.descendants((node, at) => {
    if (node.attrs['coming'] === id) found = at
    return found === null
  })
  return found
}
