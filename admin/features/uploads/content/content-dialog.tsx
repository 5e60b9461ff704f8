import { Modal, Tabs } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { LibraryFile } from '../../../../contract/features/upload-library.ts'
import { useFocusBack } from '../../../browser/use-focus-back.ts'
import { useCan } from '../../../session/use-can.ts'
import { CropTab } from './crop-tab.tsx'
import { FocusTab } from './focus-tab.tsx'
import { ReplaceTab } from './replace-tab.tsx'
import { Versions } from './versions.tsx'
import './content.css'

interface ContentDialogProps {
  file: LibraryFile
  close: () => void
}

/** B-117: the focus point and the crop of a picture, the file that takes another's place, and the earlier versions. */
export default function ContentDialog({ file, close }: ContentDialogProps) {
  const { t } = useTranslation()
  useFocusBack()
  const mayAdd = useCan('Upload/Add')
  const isPicture = file.kind === 'picture'
  const tab = (key: 'focus' | 'crop' | 'replace' | 'versions', children: ReactNode) => ({
    key,
    label: t(`admin.contents.${key}`),
    children,
  })
  // Another content begins anew: its point, its crop.
  const key = file.contentId
  return (
    <Modal open width={760} title={t('admin.contents.of', { name: file.title ?? file.name })} footer={null} onCancel={close}>
      <Tabs
        destroyOnHidden
        items={[
          ...(isPicture ? [tab('focus', <FocusTab key={key} file={file} />)] : []),
          ...(isPicture && mayAdd ? [tab('crop', <CropTab key={key} file={file} />)] : []),
          ...(mayAdd ? [tab('replace', <ReplaceTab key={key} file={file} />)] : []),
          tab('versions', <Versions file={file} />),
        ]}
      />
    </Modal>
  )
}
