import { DownloadOutlined, SwapOutlined, UploadOutlined } from '@ant-design/icons'
import { Dropdown } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { permitOf, type Resource } from '../../../contract/resource.ts'
import { useCan } from '../../session/use-can.ts'
import type { List } from '../address/use-list.ts'
import { useMenu } from '../../shell/parts/use-menu.ts'
import { part } from '../../browser/part.ts'
import { withWords } from '../../language/i18n.ts'
import { ToolButton } from '../../shell/parts/tool-button.tsx'
import { Late } from '../../shell/parts/bounds.tsx'

const DIALOGS = {
  import: part(() => withWords('jobs', import('./import-dialog.tsx'))),
  export: part(() => withWords('jobs', import('./export-dialog.tsx'))),
}
type Way = keyof typeof DIALOGS

/** Import and export, for roles with the permits (E-11). */
export function TransferMenu({ resource, list }: { resource: Resource; list: List }) {
  const { t } = useTranslation()
  const mayImport = useCan(permitOf(resource, 'Import')) && resource.writable
  const mayExport = useCan(permitOf(resource, 'Export'))
  const [open, setOpen] = useState<Way | null>(null)
  const items = [
    ...(mayImport
      ? [{ key: 'import', icon: <UploadOutlined />, label: t('admin.transfer.import'), onClick: () => setOpen('import') }]
      : []),
    ...(mayExport
      ? [{ key: 'export', icon: <DownloadOutlined />, label: t('admin.transfer.export'), onClick: () => setOpen('export') }]
      : []),
  ]
  const { menu, button } = useMenu(items)
  if (items.length === 0) return null
  const Dialog = open && DIALOGS[open]
  return (
    <>
      <Dropdown autoFocus trigger={['click']} menu={menu}>
        <ToolButton ref={button} icon={<SwapOutlined rotate={90} />} label={t('admin.transfer.both')} aria-haspopup="menu" />
      </Dropdown>
      <Late close={() => setOpen(null)}>{Dialog && <Dialog resource={resource} list={list} close={() => setOpen(null)} />}</Late>
    </>
  )
}
