import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { permitOf } from '../../contract/resource.ts'
import { useCan } from '../permit.tsx'
import { MoreButton } from './more-button.tsx'
import { RowMenu, type RowMenuProps } from './row-menu.tsx'

/** What can be done to one row: the likely action in sight, the others behind one button. A menu is made when it is about to be used: a page has many rows. */
export function RowActions({ address, ...props }: Omit<RowMenuProps, 'canDelete' | 'isOpen'> & { address: string }) {
  const { t } = useTranslation()
  const { resource, more } = props
  const canEdit = useCan(permitOf(resource, 'Edit')) && resource.writable
  const canDelete = useCan(permitOf(resource, 'Delete')) && resource.writable
  const [menu, setMenu] = useState<'none' | 'ready' | 'open'>('none')
  const hasMenu = canDelete || resource.publishable || more.length > 0
  return (
    <span className="kit-actions">
      <Link className="kit-edit" to={address}>
        {t(canEdit ? 'admin.list.edit' : 'admin.list.view')}
      </Link>
      {hasMenu && menu === 'none' && (
        <MoreButton onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setMenu('ready')} onClick={() => setMenu('open')} />
      )}
      {hasMenu && menu !== 'none' && <RowMenu {...props} canDelete={canDelete} isOpen={menu === 'open'} />}
    </span>
  )
}
