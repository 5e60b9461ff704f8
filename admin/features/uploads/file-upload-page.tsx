import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import '../../resource/kit.css'
import { useFileGuard } from '../../browser/use-file-guard.ts'
import { PageHead } from '../../resource/pieces/page-head.tsx'
import { useCan, useCanAsk } from '../../session/use-can.ts'
import { LibraryList } from './library-list.tsx'
import { useLibrary } from './library/use-library.ts'
import { BEGINNING, Options } from './options.tsx'
import { UploadCards } from './upload-cards.tsx'
import { useDeleting } from './use-library.ts'

/** R-12c: uploads pictures and files, and lists those that are there (B-83). */
export const Component = () => {
  const { t } = useTranslation()
  const mayAdd = useCanAsk('Upload/Add')
  const mayDelete = useCan('Upload/Delete')
  const [options, setOptions] = useState(BEGINNING)
  const { gone, forget, remove } = useDeleting()
  const library = useLibrary(gone)
  const removing = mayDelete ? remove : undefined
  useFileGuard()
  return (
    <>
      <PageHead title={t('admin.pages.fileUpload')} lead={t(mayAdd ? 'admin.files.lead' : 'admin.files.leadReadOnly')} />
      {mayAdd && <UploadCards options={options} gone={gone} remove={removing} forget={forget} />}
      {mayAdd && <Options options={options} set={setOptions} />}
      <LibraryList label={t('admin.files.library')} library={library} uploads={null} remove={removing} />
    </>
  )
}
