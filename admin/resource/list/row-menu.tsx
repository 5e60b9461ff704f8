import { Dropdown } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Resource } from '../../../contract/resource.ts'
import type { Item } from '../data/item.ts'
import { MoreButton } from '../pieces/more-button.tsx'
import { usePublishingItems } from '../publishing/publishing-items.tsx'
import { useDelete } from './use-delete.tsx'
import { useMenu, type MenuItems } from '../pieces/use-menu.ts'

export interface RowMenuProps {
  resource: Resource
  item: Item
  /** What a screen adds of its own. */
  more: MenuItems
  canDelete: boolean
}

/** Made by the press that asked for it: it begins open, and keeps the focus. */
export function RowMenu({ resource, item, more, canDelete }: RowMenuProps) {
  const { t } = useTranslation()
  const remove = useDelete(resource)
  const publishing = usePublishingItems({ resource, item })
  const [open, setOpen] = useState(true)
  const first: MenuItems = [...publishing.items, ...more]
  const last: MenuItems = canDelete
    ? [{ key: 'delete', danger: true, label: t('admin.list.delete'), onClick: () => remove([item.id]) }]
    : []
  const line: MenuItems = first.length > 0 && last.length > 0 ? [{ type: 'divider', key: 'line' }] : []
  const { menu, button } = useMenu([...first, ...line, ...last])
  return (
    <>
      <Dropdown trigger={['click']} open={open} onOpenChange={setOpen} menu={menu} placement="bottomRight">
        <MoreButton ref={button} autoFocus />
      </Dropdown>
      {publishing.dialogs}
    </>
  )
}
