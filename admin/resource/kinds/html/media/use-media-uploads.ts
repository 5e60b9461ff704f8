import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../../../browser/notice.ts'
import { useLatest } from '../../../../browser/use-latest.ts'
import { allowed } from '../../../data/allowed-files.ts'
import type { UploadLimits } from '../../../data/upload-checks.ts'
import type { Sending } from '../../../data/sending/send-form.ts'
import { sayFailure } from '../../../data/upload.ts'
import { useEntries, type UploadEntry } from '../../../data/use-entries.ts'
import { altOf, type Arrived } from '../library/media-files.ts'

export interface Medium {
  about: 'picture' | 'video'
  limits: UploadLimits
  send: (file: File, sending: Sending) => Promise<Omit<Arrived, 'alt'>>
}

/** The uploads of a dialog. They wait there until they are inserted. */
export function useMediaUploads({ about, limits, send }: Medium) {
  const { t } = useTranslation()
  const say = useLatest(t)
  const arrived = useRef(new Map<string, Arrived>())
  const { entries, begin, cancel, stop } = useEntries({
    send,
    arrived: ({ uid, file }, medium) => {
      arrived.current.set(uid, { ...medium, alt: altOf(file) })
      return medium.src
    },
    failed: sayFailure,
  })
  const stopping = useLatest(stop)
  const add = (files: readonly File[]) => {
    const fitting = allowed(files, { about: about === 'picture' ? 'picture' : 'file', limits, present: entries })
    for (const file of fitting) void begin(crypto.randomUUID(), file)
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
      if (count > 0) notify({ kind: 'warning', text: say.current(`admin.editor.${about}sStopped`, { count }), seconds: 10 })
    },
    [about, say, stopping],
  )
  return { entries, begin, cancel, stop, take: add, arrived: () => entries.flatMap(({ uid }) => arrived.current.get(uid) ?? []) }
}

/** an upload that failed is not there yet either, until it is sent again or taken off the list. */
export const isMissing = ({ status }: UploadEntry) => status !== 'success'
/** True while a file is being sent or waits for its turn. */
export const isOnItsWay = ({ status, error }: UploadEntry) => status === 'ready' && !error
