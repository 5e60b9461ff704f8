import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { permitOf } from '../../../contract/resource.ts'
import { useCan } from '../../session/use-can.ts'
import { useTellsHolders } from '../data/access-address.ts'
import { useTellsChanges } from '../data/changes-address.ts'
import { MoreButton } from '../pieces/more-button.tsx'
import { RowMenu, type RowMenuProps } from './row-menu.tsx'
import { useOrderAround } from './use-order.ts'

/**
 * The actions of one row: the likely one in sight, the others behind a button. A page has many rows, so the menu is created at the first press. Until
 * then the button must stay the same element: replacing it under the pointer would lose the press.
 */
export function RowActions({ address, ...props }: Omit<RowMenuProps, 'canDelete'> & { address: string }) {
  const { t } = useTranslation()
  const { more } = props
  const { resource } = props.screen
  const canEdit = useCan(permitOf(resource, 'Edit')) && resource.writable
  const canDelete = useCan(permitOf(resource, 'Delete')) && resource.writable
  const [isMade, setMade] = useState(false)
  const order = useOrderAround()
  const tells = useTellsHolders(resource)
  const tellsChanges = useTellsChanges()
  const hasMenu = order !== null || tells || tellsChanges || canDelete || resource.publishable || more.length > 0
  return (
    <span className="kit-actions">
      <Link className="kit-edit" to={address}>
        {t(canEdit ? 'admin.list.edit' : 'admin.list.view')}
      </Link>
      {hasMenu && (isMade ? <RowMenu {...props} canDelete={canDelete} /> : <MoreButton onClick={() => setMade(true)} />)}
    </span>
  )
}
