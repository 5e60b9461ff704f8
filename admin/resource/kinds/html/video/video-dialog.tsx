import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import { uploads } from '../../../../../contract/features/uploads.ts'
import type { Language } from '../../../../../contract/languages.ts'
import { VIDEO_TYPES } from '../../../../../contract/media-types.ts'
import { notify } from '../../../../browser/notice.ts'
import { useCanAsk } from '../../../../session/use-can.ts'
import { formatsOf } from '../../../data/upload-checks.ts'
import type { Sending } from '../../../data/sending/send-form.ts'
import { useFileLimits } from '../../../data/upload-limits.ts'
import { sayProblem, sendUpload } from '../../../data/upload.ts'
import { uploaded } from '../library/sources.ts'
import { useChoices } from '../library/use-choices.ts'
import { MediaDialog } from '../media/media-dialog.tsx'
import type { Arrived } from '../library/media-files.ts'

interface VideoDialogProps {
  language: Language
  insert: (videos: Arrived[]) => void
  close: () => void
}

/** Videos that are uploaded, and those of the library. */
export function VideoDialog({ language, insert, close }: VideoDialogProps) {
  const { t } = useTranslation()
  const medium = { about: 'video', limits: useFileLimits(VIDEO_TYPES), send: sendVideo } as const
  const libraries = [
    {
      key: 'library',
      label: t('admin.editor.library'),
      choices: useChoices(uploaded('video', language), useCanAsk('Upload/View')),
      words: { search: t('admin.editor.librarySearch'), none: t('admin.editor.videoNone'), notFound: t('admin.editor.videoNotFound') },
    },
  ]
  return <MediaDialog medium={medium} libraries={libraries} sayPending={sayVideosPending} insert={insert} close={close} />
}

const sayVideosPending = () => notify({ kind: 'warning', text: i18next.t('admin.editor.videoPending'), seconds: 10 })

/** The server knows a video by its content; a file that only has the name of one is taken in as a download, which no text can play. */
async function sendVideo(file: File, sending: Sending) {
  const { url, type } = await sendUpload(uploads.file, file, sending)
  if (VIDEO_TYPES.some((known) => known === type)) return { src: url }
  throw new Error(sayProblem({ words: 'fileFormat', formats: formatsOf(VIDEO_TYPES) }))
}
