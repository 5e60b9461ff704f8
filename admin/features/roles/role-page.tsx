import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { permitOf } from '../../../contract/resource.ts'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { part } from '../../browser/part.ts'
import type { Item } from '../../resource/data/item.ts'
import { ResourcePage } from '../../resource/resource-page.tsx'
import { useCan } from '../../session/use-can.ts'
import { Late } from '../../shell/parts/bounds.tsx'
import { PermissionsView } from './permissions-view.tsx'
import { useRoleChange } from './use-role-change.ts'

const resource = resourceNamed('role')

// A list needs neither controls nor dialogs.
const PermissionsControl = part(async () => ({ default: (await import('./permissions-control.tsx')).PermissionsControl }))
const ScopesControl = part(async () => ({ default: (await import('./scopes-control.tsx')).ScopesControl }))
const ScopesView = part(async () => ({ default: (await import('./scopes-view.tsx')).ScopesView }))
const RoleMembers = part(async () => ({ default: (await import('./role-members.tsx')).RoleMembers }))
const CopyRoleDialog = part(() => import('./copy-role.tsx'))
const RoleChangeDialog = part(() => import('./role-change-dialog.tsx'))

export const Component = () => {
  const { t } = useTranslation()
  const mayAdd = useCan(permitOf(resource, 'Add'))
  const [copying, setCopying] = useState<Item | null>(null)
  const { waiting, mayChange, answer } = useRoleChange()
  return (
    <>
      <ResourcePage
        screen={{
          resource,
          path: '/role',
          // Its permits are a long list.
          form: 'page',
          title: t('resources.role.name'),
          controls: { grantedPermissions: PermissionsControl, dataScopes: ScopesControl },
          views: { grantedPermissions: PermissionsView, dataScopes: ScopesView },
          beneath: RoleMembers,
          mayChange,
          rowActions: (item) => (mayAdd ? [{ key: 'copy', label: t('admin.people.copy.action'), onClick: () => setCopying(item) }] : []),
          dialogs: (
            <Late close={() => setCopying(null)}>{copying && <CopyRoleDialog item={copying} close={() => setCopying(null)} />}</Late>
          ),
        }}
      />
      <Late close={() => answer(false)}>{waiting && <RoleChangeDialog change={waiting} answer={answer} />}</Late>
    </>
  )
}
