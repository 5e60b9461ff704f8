import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newPassword, users } from '../../../contract/features/identity.ts'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { useCan } from '../../session/use-can.ts'
import { Portrait } from '../../shell/portrait.tsx'
import type { CellComponent } from '../../resource/kinds/props/cell.ts'
import type { Item } from '../../resource/data/item.ts'
import { ResourcePage } from '../../resource/resource-page.tsx'
import { quietly } from '../../session/session.ts'
import { part } from '../../browser/part.ts'
import { Late } from '../../shell/parts/bounds.tsx'

const resource = resourceNamed('user')

const PortraitCell: CellComponent = ({ item }) => (
  <Portrait address={item['avatar'] as string | null} name={String(item['name'] ?? item['userName'])} />
)

// A list needs no controls.
const AvatarControl = part(() => import('./avatar-control.tsx'))
const PasswordControl = part(async () => ({ default: (await import('./password-control.tsx')).PasswordControl }))
const ResetPasswordDialog = part(async () => ({ default: (await import('./reset-password.tsx')).ResetPasswordDialog }))

export const Component = () => {
  const { t } = useTranslation()
  const mayReset = useCan('User/ResetPassword')
  const [resetting, setResetting] = useState<Item | null>(null)
  return (
    <ResourcePage
      screen={{
        resource,
        path: '/user',
        title: t('resources.user.name'),
        cells: { avatar: PortraitCell },
        widths: { avatar: 72 },
        controls: { avatar: AvatarControl },
        extra: [{ name: 'password', label: t('admin.password.initial'), schema: newPassword, Control: PasswordControl }],
        create: async (values) => (await quietly(users.create, values as never)) as unknown as Item,
        rowActions: (item) => (mayReset ? [{ key: 'password', label: t('admin.password.reset'), onClick: () => setResetting(item) }] : []),
        dialogs: (
          <Late close={() => setResetting(null)}>
            {resetting && <ResetPasswordDialog user={resetting} close={() => setResetting(null)} />}
          </Late>
        ),
      }}
    />
  )
}
