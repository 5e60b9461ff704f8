import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newPassword, users } from '../../../contract/features/identity.ts'
import { PICTURE_TYPES } from '../../../contract/media-types.ts'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { useCan } from '../../session/use-can.ts'
import { Portrait } from '../../shell/portrait.tsx'
import type { CellComponent } from '../../resource/kinds/props/cell.ts'
import { pictureControl } from '../../resource/kinds/picture/control.tsx'
import type { Item } from '../../resource/data/item.ts'
import { ResourcePage } from '../../resource/resource-page.tsx'
import { quietly } from '../../session/session.ts'
import { PasswordControl } from './password-control.tsx'
import { ResetPasswordDialog } from './reset-password.tsx'

const resource = resourceNamed('user')

const PortraitCell: CellComponent = ({ item }) => (
  <Portrait address={item['avatar'] as string | null} name={String(item['name'] ?? item['userName'])} />
)

/** K-01, V-02: a portrait has the default size limit of pictures. */
const AvatarControl = pictureControl({ types: PICTURE_TYPES })

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
        dialogs: resetting && <ResetPasswordDialog user={resetting} close={() => setResetting(null)} />,
      }}
    />
  )
}
