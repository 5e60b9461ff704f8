import { useTranslation } from 'react-i18next'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { part } from '../../browser/part.ts'
import { ResourcePage } from '../../resource/resource-page.tsx'
import { PermissionsControl } from './permissions-control.tsx'
import { PermissionsView } from './permissions-view.tsx'

const resource = resourceNamed('role')

const RoleMembers = part(async () => ({ default: (await import('./role-members.tsx')).RoleMembers }))

export const Component = () => {
  const { t } = useTranslation()
  return (
    <ResourcePage
      screen={{
        resource,
        path: '/role',
        // Its permits are a long list.
        form: 'page',
        title: t('resources.role.name'),
        controls: { grantedPermissions: PermissionsControl },
        views: { grantedPermissions: PermissionsView },
        beneath: RoleMembers,
      }}
    />
  )
}
