import type { Editor } from '@tiptap/core'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../../browser/notice.ts'
import { useLatest } from '../../../browser/use-latest.ts'
import { sayFailure, sayProblem, sendPicture } from '../../data/upload.ts'
import { pictureProblem } from '../../data/upload-checks.ts'
import { usePictureLimits } from '../../data/upload-limits.ts'
import { useEntries } from '../../data/use-entries.ts'
import { arrive, insertComing, leaveOut } from './coming-pictures.ts'
import { newComing } from './paste/coming.ts'
import { altOf } from './library/media-files.ts'

/** The uploads of an editor. A picture keeps its place in the text meanwhile, and after a failure. */
export function useUploads(editorOf: () => Editor | null) {
  const { t } = useTranslation()
  // A change of the language leaves the uploads alone.
  const say = useLatest(t)
  const limits = useLatest(usePictureLimits())
  const { entries, begin, cancel, stop, refuse } = useEntries({
    send: sendPicture,
    arrived: ({ uid, file }, picture) => {
      const editor = editorOf()
      if (editor) arrive(editor, uid, { ...picture, alt: altOf(file) })
      return null
    },
    failed: sayFailure,
  })
  const stopping = useLatest(stop)

  function add(files: readonly File[]): void {
    for (const file of files) {
      const problem = pictureProblem(file, limits.current)
      const editor = editorOf()
      if (problem) refuse(newComing(), file, sayProblem(problem))
      else if (editor) void begin(insertComing(editor), file)
    }
  }

  function leave(uid: string): void {
    const editor = editorOf()
    if (editor) leaveOut(editor, uid)
    cancel(uid)
  }

  useEffect(
    () => () => {
      // A page that rests keeps its state, but the new editor has no places for these pictures.
      const count = stopping.current()
      if (count > 0) notify({ kind: 'warning', text: say.current('admin.editor.picturesStopped', { count }), seconds: 10 })
    },
    [say, stopping],
  )
  return { uploads: entries, add, begin, cancel: leave }
}
