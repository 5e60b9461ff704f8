import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newPassword, users } from '../../../contract/features/identity.ts'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { useCan } from '../../session/use-can.ts'
import type { Item } from '../../resource/data/item.ts'
import { ResourcePage } from '../../resource/resource-page.tsx'
import { permitOf } from '../../../contract/resource.ts'
import { sendKeyed, useSession } from '../../session/session.ts'
import { useResetFactors } from './use-reset-factors.ts'
import { part } from '../../browser/part.ts'
import { withWords } from '../../language/i18n.ts'
import { useAccountActions } from './use-account-actions.ts'
import { useLeaving } from './use-leaving.tsx'
import { PortraitCell, RolesCell, StateCell } from './user-cells.tsx'
import { Late } from '../../shell/parts/bounds.tsx'

const resource = resourceNamed('user')

// A list needs no controls, and no batches before rows are selected.
const AvatarControl = part(() => import('./avatar-control.tsx'))
const AddressControl = part(() => import('./address-control.tsx'))
const UserBatch = part(async () => ({ default: (await import('./batch-actions.tsx')).UserBatch }))
const Person = part(async () => ({ default: (await withWords('system', import('./person.tsx'))).Person }))
const PasswordControl = part(async () => ({ default: (await import('./password-control.tsx')).PasswordControl }))
const ResetPasswordDialog = part(async () => ({ default: (await import('./reset-password.tsx')).ResetPasswordDialog }))

export const Component = () => {
  const { t } = useTranslation()
  const mayReset = useCan('User/ResetPassword')
  const actionsOf = useAccountActions()
  const mayEdit = useCan(permitOf(resource, 'Edit'))
  const { userid } = useSession()
  const resetFactors = useResetFactors()
  const leaving = useLeaving()
  const [resetting, setResetting] = useState<Item | null>(null)
  return (
    <ResourcePage
      screen={{
        resource,
        path: '/user',
        title: t('resources.user.name'),
        cells: { avatar: PortraitCell, roleIds: RolesCell, isActive: StateCell },
        widths: { avatar: 72, isActive: 130 },
        controls: { avatar: AvatarControl, emailAddress: AddressControl, phoneNumber: AddressControl },
        extra: [{ name: 'password', label: t('admin.password.initial'), schema: newPassword, Control: PasswordControl }],
        create: async (values, key) => (await sendKeyed(users.create, values, key)) as Item,
        beneath: Person,
        batch: UserBatch,
        remove: leaving.remove,
        rowActions: (item) => [
          ...actionsOf(item),
          ...leaving.actionsOf(item),
          ...(mayReset ? [{ key: 'password', label: t('admin.password.reset'), onClick: () => setResetting(item) }] : []),
          ...(mayEdit && item.id !== userid
            ? [{ key: 'factors', label: t('admin.factors.reset'), onClick: () => resetFactors(item) }]
            : []),
        ],
        dialogs: (
          <>
            <Late close={() => setResetting(null)}>
              {resetting && <ResetPasswordDialog user={resetting} close={() => setResetting(null)} />}
            </Late>
            {leaving.dialogs}
          </>
        ),
      }}
    />
  )
}
