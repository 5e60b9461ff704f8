import { HistoryOutlined, ScissorOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LibraryFile } from '../../../../contract/features/upload-library.ts'
import { part } from '../../../browser/part.ts'
import { useCan } from '../../../session/use-can.ts'
import { Late } from '../../../shell/parts/bounds.tsx'

const ContentDialog = part(() => import('./content-dialog.tsx'))

/** Opens focus point, crop, replacement and earlier versions of a file, for those who may change it. */
export function ContentButton({ file }: { file: LibraryFile }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  if (!useCan('Upload/Edit')) return null
  const isPicture = file.kind === 'picture'
  const words = t(isPicture ? 'admin.contents.open' : 'admin.contents.openFile')
  return (
    <>
      <Button
        type="text"
        size="small"
        icon={isPicture ? <ScissorOutlined /> : <HistoryOutlined />}
        aria-label={`${words} ${file.name}`}
        title={words}
        onClick={() => setOpen(true)}
      />
      <Late close={() => setOpen(false)}>{isOpen && <ContentDialog file={file} close={() => setOpen(false)} />}</Late>
    </>
  )
}
