import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { useSession } from '../session/session.ts'
import { useChangeRole } from './use-change-role.ts'

/** T-09: names the role that the session is narrowed to; its cross gives all roles back. */
export function RoleTag() {
  const { t } = useTranslation()
  const { viewingAs, ownRoles } = useSession()
  const change = useChangeRole()
  if (viewingAs === null) return null
  const name = ownRoles.find((role) => role.name === viewingAs)?.displayName ?? viewingAs
  return (
    <Tag color="warning" closable={{ 'aria-label': t('admin.shell.roleBack') }} onClose={() => change(null)}>
      {t('admin.shell.viewingAs', { role: name })}
    </Tag>
  )
}
