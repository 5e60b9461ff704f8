import { useTranslation } from 'react-i18next'
import type { Language } from '../../../../../contract/languages.ts'
import { galleryPicture } from '../../../../../contract/resources/gallery-picture.ts'
import { useCanAsk } from '../../../../session/use-can.ts'
import { useMayView } from '../../../data/may-view.ts'
import { sayPending } from '../../../data/pending-uploads.ts'
import { usePictureLimits } from '../../../data/upload-limits.ts'
import { sendPicture } from '../../../data/upload.ts'
import { gallery, uploaded } from '../library/sources.ts'
import { useChoices } from '../library/use-choices.ts'
import { MediaDialog } from '../media/media-dialog.tsx'
import type { Arrived } from '../library/media-files.ts'

interface PictureDialogProps {
  /** The language of the text, in which a picture is described. */
  language: Language
  insert: (pictures: Arrived[]) => void
  close: () => void
}

/** pictures that are uploaded, those of the gallery, and those of the library. */
export function PictureDialog({ language, insert, close }: PictureDialogProps) {
  const { t } = useTranslation()
  const medium = { about: 'picture', limits: usePictureLimits(), send: sendPicture } as const
  const notFound = t('admin.editor.pictureNotFound')
  const libraries = [
    {
      key: 'gallery',
      label: t('admin.editor.pictureLibrary'),
      choices: useChoices(gallery(language), useMayView(galleryPicture)),
      words: { search: t('admin.editor.pictureSearch'), none: t('admin.editor.pictureNone'), notFound },
    },
    {
      key: 'library',
      label: t('admin.editor.library'),
      choices: useChoices(uploaded('picture', language), useCanAsk('Upload/View')),
      words: { search: t('admin.editor.librarySearch'), none: t('admin.editor.libraryNone'), notFound },
    },
  ]
  return <MediaDialog medium={medium} libraries={libraries} sayPending={sayPending} insert={insert} close={close} />
}
