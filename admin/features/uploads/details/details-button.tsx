import { EditOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LibraryFile } from '../../../../contract/features/upload-library.ts'
import { part } from '../../../browser/part.ts'
import { useCan } from '../../../session/use-can.ts'
import { Late } from '../../../shell/parts/bounds.tsx'

export const DetailsDialog = part(() => import('./details-dialog.tsx'))

/** Opens what is noted about a file, for those who may change it. */
export function DetailsButton({ file }: { file: LibraryFile }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  if (!useCan('Upload/Edit')) return null
  const words = t('admin.files.edit')
  return (
    <>
      <Button
        type="text"
        size="small"
        icon={<EditOutlined />}
        aria-label={`${words} ${file.name}`}
        title={words}
        onClick={() => setOpen(true)}
      />
      <Late close={() => setOpen(false)}>{isOpen && <DetailsDialog file={file} close={() => setOpen(false)} />}</Late>
    </>
  )
}
