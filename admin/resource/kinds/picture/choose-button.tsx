import { FolderOpenOutlined } from '@ant-design/icons'
import { Button, ConfigProvider } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { part } from '../../../browser/part.ts'
import { withWords } from '../../../language/i18n.ts'
import { useCanAsk } from '../../../session/use-can.ts'
import { Late } from '../../../shell/parts/bounds.tsx'

const LibraryDialog = part(() => withWords('system', import('../../pieces/library/library-dialog.tsx')))

interface ChooseButtonProps {
  /** Several pictures are taken at once. */
  isMany?: boolean
  /** An icon without words, beside others. */
  isSmall?: boolean
  taken: (addresses: string[]) => void
}

/** Takes pictures from the library, for those who may view it. */
export function ChooseButton({ isMany = false, isSmall = false, taken }: ChooseButtonProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const { componentDisabled } = ConfigProvider.useConfig()
  const words = t('admin.upload.fromLibrary')
  if (!useCanAsk('Upload/View')) return null
  return (
    <>
      <Button
        size="small"
        icon={<FolderOpenOutlined />}
        disabled={componentDisabled ?? false}
        {...(isSmall && { 'aria-label': words, title: words })}
        onClick={() => setOpen(true)}
      >
        {isSmall ? null : words}
      </Button>
      <Late close={() => setOpen(false)}>{isOpen && <LibraryDialog isSingle={!isMany} taken={taken} close={() => setOpen(false)} />}</Late>
    </>
  )
}
