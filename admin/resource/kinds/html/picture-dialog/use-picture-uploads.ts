import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../../../browser/notice.ts'
import { useLatest } from '../../../../browser/use-latest.ts'
import { sayFailure, sendPicture } from '../../../data/upload.ts'
import { useEntries, type UploadEntry } from '../../../data/use-entries.ts'
import { allowed } from '../../../pieces/uploads/upload-list.tsx'
import { altOf, PICTURE_LIMITS, type Arrived } from './picture-files.ts'

/** The uploads of the dialog. They wait there until they are inserted; `put` empties the list. */
export function usePictureUploads() {
  const { t } = useTranslation()
  const say = useLatest(t)
  const arrived = useRef(new Map<string, Arrived>())
  const { entries, begin, cancel, stop } = useEntries({
    send: sendPicture,
    arrived: ({ uid, file }, picture) => {
      arrived.current.set(uid, { ...picture, alt: altOf(file) })
      return picture.src
    },
    failed: sayFailure,
  })
  const stopping = useLatest(stop)
  const add = (files: readonly File[]) => {
    for (const file of allowed(files, { about: 'picture', limits: PICTURE_LIMITS, present: entries })) void begin(crypto.randomUUID(), file)
  }
  const adding = useLatest(add)

  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => adding.current([...(clipboardData?.files ?? [])])
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [adding])
  useEffect(
    () => () => {
      // The page has been left while the dialog was open.
      const count = stopping.current()
      if (count > 0) notify({ kind: 'warning', text: say.current('admin.editor.uploadsStopped', { count }), seconds: 10 })
    },
    [say, stopping],
  )
  return { entries, begin, cancel, stop, take: add, pictures: () => entries.flatMap(({ uid }) => arrived.current.get(uid) ?? []) }
}

/** an upload that failed is not there yet either, until it is sent again or taken off the list. */
export const isMissing = ({ status }: UploadEntry) => status !== 'success'
/** True while a file is being sent or waits for its turn. */
export const isOnItsWay = ({ status, error }: UploadEntry) => status === 'ready' && !error
