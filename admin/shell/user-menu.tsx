import { DashboardOutlined, DownOutlined, GlobalOutlined, LockOutlined, LogoutOutlined, UserOutlined } from '@ant-design/icons'
import { Avatar, Button, Dropdown, type MenuProps } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { variantPath } from '../../contract/picture-files.ts'
import { CallError } from '../http.ts'
import { notify } from '../notice.ts'
import { session, useSession } from '../session.ts'

const ChangePasswordDialog = lazy(() => import('../features/profile/change-password-dialog.tsx'))

/** S-08 */
export function UserMenu() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { name, userName, token } = useSession()
  const [isChanging, setChanging] = useState(false)
  if (!token) return null

  const items: MenuProps['items'] = [
    { key: 'profile', icon: <UserOutlined />, label: t('admin.shell.profile'), onClick: () => void navigate('/profile') },
    { key: 'dashboard', icon: <DashboardOutlined />, label: t('admin.shell.dashboard'), onClick: () => void navigate('/dashboard') },
    { key: 'password', icon: <LockOutlined />, label: t('admin.shell.changePassword'), onClick: () => setChanging(true) },
    {
      key: 'site',
      icon: <GlobalOutlined />,
      label: (
        <a href="/" target="_blank" rel="noopener">
          {t('admin.shell.site')}
        </a>
      ),
    },
    { type: 'divider' },
    {
      key: 'out',
      icon: <LogoutOutlined />,
      label: t('admin.shell.logOut'),
      onClick: () => void logOut().then((isOut) => isOut && navigate('/login')),
    },
  ]
  return (
    <>
      <Dropdown trigger={['click']} menu={{ items }} placement="bottomRight">
        <Button type="text" className="shell-user" aria-haspopup="menu">
          <span aria-hidden>
            <UserAvatar />
          </span>
          <span className="shell-user-name">{name || userName}</span>
          <span className="shell-hidden">{t('admin.shell.account')}</span>
          <DownOutlined style={{ fontSize: 10 }} />
        </Button>
      </Dropdown>
      <Suspense>{isChanging && <ChangePasswordDialog close={() => setChanging(false)} />}</Suspense>
    </>
  )
}

export function UserAvatar({ size = 28 }: { size?: number }) {
  const { avatar, name, userName } = useSession()
  return (
    <Avatar
      size={size}
      src={avatar ? variantPath(avatar, 320, 'webp') : undefined}
      alt=""
      style={{ backgroundColor: 'var(--brand-shade)', flex: 'none' }}
    >
      {(name || userName).slice(0, 1).toUpperCase()}
    </Avatar>
  )
}

/** a logout that the server refused leaves one signed in, and says why. */
async function logOut(): Promise<boolean> {
  try {
    await session.logOut()
    return true
  } catch (error) {
    if (session.state.token === null) return true
    notify({ kind: 'error', text: error instanceof CallError ? error.message : String(error), seconds: 5 })
    return false
  }
}
