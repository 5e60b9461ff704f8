import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LibraryFile } from '../../../../contract/features/upload-library.ts'
import { part } from '../../../browser/part.ts'
import { Late } from '../../../shell/parts/bounds.tsx'
import './uses.css'

const UsesDialog = part(() => import('./uses-dialog.tsx'))

/** The number of rows that use a file, which opens them; a file without uses says so. */
export function UsesButton({ file }: { file: LibraryFile }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const count = t('admin.files.useCount', { number: file.useCount })
  if (file.useCount === 0) return <span className="kit-quiet">{t('admin.files.notUsed')}</span>
  return (
    <>
      <Button
        type="link"
        size="small"
        className="uploads-uses"
        aria-label={`${count} · ${t('admin.files.usesOf', { name: file.name })}`}
        onClick={() => setOpen(true)}
      >
        {count}
      </Button>
      <Late close={() => setOpen(false)}>{isOpen && <UsesDialog file={file} close={() => setOpen(false)} />}</Late>
    </>
  )
}
