import { useTranslation } from 'react-i18next'
import { galleryPicture } from '../../../contract/resources/gallery-picture.ts'
import { useFileGuard } from '../../browser/use-file-guard.ts'
import { useLabels } from '../../resource/data/labels.ts'
import '../../resource/kit.css'
import { PageHead } from '../../resource/pieces/page-head.tsx'
import { useCan, useCanAsk } from '../../session/use-can.ts'
import { LibraryList } from '../uploads/library-list.tsx'
import { UploadButton } from '../uploads/library/upload-button.tsx'
import { useLibrary } from '../uploads/library/use-library.ts'
import { useLibraryUploads } from '../uploads/library/use-library-uploads.ts'
import { useDeleting } from '../uploads/use-library.ts'
import { Parts } from './parts.tsx'

/** The media library of the site (B-116). */
export default function LibraryPage() {
  const { t } = useTranslation()
  const { name } = useLabels(galleryPicture)
  const mayAdd = useCanAsk('Upload/Add')
  const mayDelete = useCan('Upload/Delete')
  const { gone, remove } = useDeleting()
  const library = useLibrary(gone)
  const uploads = useLibraryUploads(library.filters)
  useFileGuard()
  return (
    <>
      <PageHead
        title={name}
        lead={<Parts>{t(mayAdd ? 'admin.library.lead' : 'admin.library.leadReadOnly')}</Parts>}
        actions={mayAdd && <UploadButton take={uploads.take} />}
      />
      <LibraryList
        label={t('admin.library.title')}
        library={library}
        uploads={mayAdd ? uploads : null}
        remove={mayDelete ? remove : undefined}
      />
    </>
  )
}
