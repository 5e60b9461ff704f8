import type { Editor } from '@tiptap/core'
import type { Arrived } from '../library/media-files.ts'

/** Inserts videos of our own store behind the selection, in their order. */
export const insertVideos = (editor: Editor, videos: readonly Arrived[]): boolean =>
  editor
    .chain()
    .focus()
    .insertContentAt(
      editor.state.selection.to,
      videos.map(({ src, alt }) => ({ type: 'video', attrs: { src, title: alt || null } })),
    )
    .run()
