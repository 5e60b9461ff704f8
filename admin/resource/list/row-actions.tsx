import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { permitOf } from '../../../contract/resource.ts'
import { useCan } from '../../session/use-can.ts'
import { MoreButton } from '../pieces/more-button.tsx'
import { RowMenu, type RowMenuProps } from './row-menu.tsx'

/**
 * What can be done to one row: the likely action in sight, the others behind one button. A menu is made at the first press, for a page has many
 * rows; before it, as while somebody points, the button must stay the same one, or the press is lost.
 */
export function RowActions({ address, ...props }: Omit<RowMenuProps, 'canDelete'> & { address: string }) {
  const { t } = useTranslation()
  const { resource, more } = props
  const canEdit = useCan(permitOf(resource, 'Edit')) && resource.writable
  const canDelete = useCan(permitOf(resource, 'Delete')) && resource.writable
  const [isMade, setMade] = useState(false)
  const hasMenu = canDelete || resource.publishable || more.length > 0
  return (
    <span className="kit-actions">
      <Link className="kit-edit" to={address}>
        {t(canEdit ? 'admin.list.edit' : 'admin.list.view')}
      </Link>
      {hasMenu && (isMade ? <RowMenu {...props} canDelete={canDelete} /> : <MoreButton onClick={() => setMade(true)} />)}
    </span>
  )
}
