import { Dropdown } from 'antd'
import { useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { holdersAddress, useTellsHolders } from '../data/access-address.ts'
import { changesAddress, useTellsChanges } from '../data/changes-address.ts'
import type { Item } from '../data/item.ts'
import type { Screen } from '../kinds/screen.ts'
import { MoreButton } from '../pieces/more-button.tsx'
import { usePublishingItems } from '../publishing/publishing-items.tsx'
import { withFetched } from '../../shell/parts/fetched.ts'
import { useDelete } from './use-delete.ts'
import { useOrderAround } from './use-order.ts'
import { useMenu, type MenuItems } from '../../shell/parts/use-menu.ts'

const load = () => import('./moves.ts')

export interface RowMenuProps {
  screen: Screen
  item: Item
  /** The actions that the screen adds. */
  more: MenuItems
  canDelete: boolean
}

/** The press on the button mounts this menu, so it starts open and takes the focus. */
export function RowMenu({ screen, item, more, canDelete }: RowMenuProps) {
  const { t } = useTranslation()
  const { resource } = screen
  const remove = useDelete(screen)
  const publishing = usePublishingItems({ resource, item, unpublishing: screen.unpublishing?.(item) })
  const [open, setOpen] = useState(true)
  // A typed address, or Back, leads away without a press that would close the menu.
  useLayoutEffect(() => () => setOpen(false), [])
  const order = useOrderAround()
  const ends: MenuItems = (['first', 'last'] as const).flatMap((end) =>
    order
      ? [{ key: end, label: t(`admin.order.${end}`), onClick: () => withFetched(load, (moves) => moves.moveToEnd(order, item, end)) }]
      : [],
  )
  const tells = useTellsHolders(resource)
  const navigate = useNavigate()
  const holders: MenuItems = tells
    ? [{ key: 'holders', label: t('admin.listing.who'), onClick: () => void navigate(holdersAddress(resource, item.id)) }]
    : []
  const changes: MenuItems = useTellsChanges()
    ? [{ key: 'changes', label: t('admin.listing.changes'), onClick: () => void navigate(changesAddress(resource, item.id)) }]
    : []
  const first: MenuItems = [...publishing.items, ...more, ...ends, ...holders, ...changes]
  const last: MenuItems = canDelete
    ? [{ key: 'delete', danger: true, label: t('admin.list.delete'), onClick: () => remove([item.id]) }]
    : []
  const line: MenuItems = first.length > 0 && last.length > 0 ? [{ type: 'divider', key: 'line' }] : []
  const { menu, button } = useMenu([...first, ...line, ...last])
  return (
    <>
      <Dropdown autoFocus trigger={['click']} open={open} onOpenChange={setOpen} menu={menu} placement="bottomRight">
        <MoreButton ref={button} autoFocus />
      </Dropdown>
      {publishing.dialogs}
    </>
  )
}
