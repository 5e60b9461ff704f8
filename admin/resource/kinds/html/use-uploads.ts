import type { Editor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_PICTURE_BYTES } from '../../../../contract/features/uploads.ts'
import { PICTURE_TYPES } from '../../../../contract/media-types.ts'
import { notify } from '../../../browser/notice.ts'
import { sayProblem, sendPicture } from '../../data/upload.ts'
import { pictureProblem } from '../../data/upload-checks.ts'
import { arrive, insertComing, leaveOut } from './coming-pictures.ts'
import { newComing } from './paste/coming.ts'

export interface Upload {
  id: string
  file: File
  percent: number
  /** The reason of a failure and the way out of it. */
  error?: string
  /** False when the same file would be refused again. */
  canRetry?: boolean
}

const LIMITS = { types: PICTURE_TYPES, fileSize: MAX_PICTURE_BYTES / 1024 / 1024 }

/** The uploads of an editor, any number at once. A picture keeps its place in the text meanwhile, and after a failure. */
export function useUploads(editorOf: () => Editor | null) {
  const { t } = useTranslation()
  // A change of the language leaves the uploads alone.
  const say = useRef(t)
  useEffect(() => {
    say.current = t
  })
  const [uploads, setUploads] = useState<Upload[]>([])
  const running = useRef(new Map<string, AbortController>())
  const drop = (id: string) => setUploads((all) => all.filter((one) => one.id !== id))
  const change = (id: string, now: Partial<Upload>) => setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...now } : one)))

  async function begin(id: string, file: File): Promise<void> {
    const abort = new AbortController()
    running.current.set(id, abort)
    setUploads((all) => [...all.filter((one) => one.id !== id), { id, file, percent: 0 }])
    try {
      const view = await sendPicture(file, { progress: (percent) => change(id, { percent }), signal: abort.signal })
      const editor = editorOf()
      if (editor) arrive(editor, id, { src: view.url, alt: altOf(file), width: view.width ?? undefined, height: view.height ?? undefined })
      drop(id)
    } catch (error) {
      if (!abort.signal.aborted) change(id, { error: t('admin.editor.uploadFailed', { reason: reasonOf(error) }), canRetry: true })
    } finally {
      running.current.delete(id)
    }
  }

  function add(files: readonly File[]): void {
    for (const file of files) {
      const problem = pictureProblem(file, LIMITS)
      const editor = editorOf()
      if (problem) setUploads((all) => [...all, { id: newComing(), file, percent: 0, error: sayProblem(problem) }])
      else if (editor) void begin(insertComing(editor), file)
    }
  }

  function cancel(id: string): void {
    running.current.get(id)?.abort()
    const editor = editorOf()
    if (editor) leaveOut(editor, id)
    drop(id)
  }

  useEffect(() => {
    const { current } = running
    return () => {
      if (current.size > 0)
        notify({ kind: 'warning', text: say.current('admin.editor.uploadsStopped', { count: current.size }), seconds: 10 })
      for (const abort of current.values()) abort.abort()
      // A page that rests keeps its state, but the new editor has no places for these pictures.
      setUploads([])
    }
  }, [])
  return { uploads, add, begin, cancel }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : '')

/** The name of the file describes the picture until somebody writes a better text. A pasted picture has no name of its own. */
const altOf = ({ name }: File) => (/^image\.\w+$/i.test(name) ? '' : name.replace(/\.\w+$/, ''))
