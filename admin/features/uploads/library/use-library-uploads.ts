import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { uploadNotes } from '../../../../contract/features/upload-details.ts'
import { uploads } from '../../../../contract/features/uploads.ts'
import { PICTURE_TYPES } from '../../../../contract/media-types.ts'
import { uploadIdOf } from '../../../../contract/picture-files.ts'
import { notify } from '../../../browser/notice.ts'
import { allowed } from '../../../resource/data/allowed-files.ts'
import { libraryChanged } from '../../../resource/data/library.ts'
import type { Sending } from '../../../resource/data/sending/send-form.ts'
import { useFileLimits, usePictureLimits } from '../../../resource/data/upload-limits.ts'
import { sayFailure, sendUpload } from '../../../resource/data/upload.ts'
import { useEntries, type UploadEntry } from '../../../resource/data/use-entries.ts'
import { quietly } from '../../../session/session.ts'
import { useCan } from '../../../session/use-can.ts'

/** The album and the tag that are looked at: what is uploaded meanwhile goes there. */
interface Place {
  album: string
  tag: string
}

/** Sends files to the library, pictures as pictures. One that has arrived leaves the list, since the library shows it. */
export function useLibraryUploads({ album, tag }: Place) {
  const { t } = useTranslation()
  const pictureLimits = usePictureLimits()
  const fileLimits = useFileLimits()
  const mayEdit = useCan('Upload/Edit')
  const number = useRef(0)
  const { entries, begin, cancel } = useEntries({
    send: async (file: File, sending: Sending) => {
      const { url } = await sendUpload(isPicture(file) ? uploads.picture : uploads.file, file, sending)
      if (mayEdit && (album || tag)) await put(url)
    },
    arrived: () => {
      number.current += 1
      void libraryChanged()
      return null
    },
    failed: sayFailure,
  })
  /** The file is there in any case, so a failure here is none of the upload. */
  const put = (url: string) =>
    quietly(uploadNotes.updateMany, {
      ids: [uploadIdOf(url)],
      add: { albums: album ? [album] : [], tags: tag ? [tag] : [] },
    }).catch(() => notify({ kind: 'warning', text: t('admin.library.notFiled', { name: album || tag }), seconds: 10 }))

  const isBusy = entries.some(isOnItsWay)
  useEffect(() => {
    if (isBusy || number.current === 0) return
    notify({ kind: 'success', text: t('admin.library.uploaded', { number: number.current }), seconds: 3 })
    number.current = 0
  }, [isBusy, t])

  function take(files: readonly File[]): void {
    const pictures = allowed(files.filter(isPicture), { about: 'picture', limits: pictureLimits, present: [] })
    const others = allowed(
      files.filter((file) => !isPicture(file)),
      { about: 'file', limits: fileLimits, present: [] },
    )
    for (const file of [...pictures, ...others]) void begin(crypto.randomUUID(), file)
  }
  return { entries, take, begin, cancel }
}

export type LibraryUploads = ReturnType<typeof useLibraryUploads>

const isPicture = ({ type }: File) => (PICTURE_TYPES as readonly string[]).includes(type)
const isOnItsWay = ({ error }: UploadEntry) => !error
