import { useQuery } from '@tanstack/react-query'
import { Modal, Spin } from 'antd'
import { useTranslation } from 'react-i18next'
import { uploadLibrary, type LibraryFile } from '../../../../contract/features/upload-library.ts'
import { useFocusBack } from '../../../browser/use-focus-back.ts'
import { FailedRows } from '../../../resource/pieces/failed-rows.tsx'
import { quietly } from '../../../session/session.ts'
import { UsePlaces } from './use-places.tsx'

/** Shows where a file is used (B-113a). */
export default function UsesDialog({ file, close }: { file: LibraryFile; close: () => void }) {
  const { t } = useTranslation()
  useFocusBack()
  const uses = useQuery({ queryKey: ['uploadUses', file.id], queryFn: () => quietly(uploadLibrary.uses, { id: file.id }), staleTime: 0 })
  return (
    <Modal open mask={{ closable: true }} title={t('admin.files.usesOf', { name: file.name })} footer={null} onCancel={close}>
      {uses.isError ? (
        <FailedRows error={uses.error} retry={uses.refetch} />
      ) : uses.data === undefined ? (
        <Spin />
      ) : uses.data.totalCount === 0 ? (
        <p>{t('admin.files.unused')}</p>
      ) : (
        <UsePlaces uses={uses.data} />
      )}
    </Modal>
  )
}
