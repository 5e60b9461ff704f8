import {
  DashboardOutlined,
  DownOutlined,
  GlobalOutlined,
  LockOutlined,
  LogoutOutlined,
  SettingOutlined,
  SwapOutlined,
  UserOutlined,
} from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { CallError } from '../session/http.ts'
import { notify } from '../browser/notice.ts'
import { Portrait } from './portrait.tsx'
import { unsavedWords } from '../session/unsaved-words.ts'
import { session, useSession } from '../session/session.ts'
import { settings } from '../state/settings.ts'
import { tabs } from '../state/tabs.ts'
import { app } from '../state/app.ts'
import { useStore } from '../state/store.ts'
import { useChangeRole } from './use-change-role.ts'
import { useSignOutQuestion } from './use-closing.ts'
import { part } from '../browser/part.ts'
import { Late } from './parts/bounds.tsx'
import { useMenu, type MenuItems } from './parts/use-menu.ts'

const ChangePasswordDialog = part(() => import('./password/change-password-dialog.tsx'))

/** S-08 */
export function UserMenu() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { name, userName } = useSession()
  const roles = useRoleItems()
  const isMobile = useStore(app).device === 'mobile'
  const ask = useSignOutQuestion()
  const [isChanging, setChanging] = useState(false)

  /** Leaves the screens before the tabs are reset: a mounted screen would fetch its data again (T-07). */
  async function leave() {
    const { userid } = session.state
    if (!(await logOut())) return
    if (userid !== null) unsavedWords.forget(userid)
    await navigate('/login')
    tabs.reset()
  }

  const items: MenuItems = [
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
    ...(isMobile
      ? [{ key: 'settings', icon: <SettingOutlined />, label: t('admin.bar.settings.title'), onClick: () => settings.show(true) }]
      : []),
    ...roles,
    { type: 'divider' },
    {
      key: 'out',
      icon: <LogoutOutlined />,
      label: t('admin.shell.logOut'),
      onClick: () => ask(() => void leave()),
    },
  ]
  const { menu, button } = useMenu(items)
  return (
    <>
      <Dropdown autoFocus trigger={['click']} menu={menu} placement="bottomRight">
        <Button ref={button} type="text" className="shell-user" aria-haspopup="menu">
          <span aria-hidden>
            <UserAvatar />
          </span>
          <span className="shell-user-name">{name || userName}</span>
          <span className="shell-hidden">{t('admin.shell.account')}</span>
          <DownOutlined style={{ fontSize: 10 }} />
        </Button>
      </Dropdown>
      <Late close={() => setChanging(false)}>{isChanging && <ChangePasswordDialog close={() => setChanging(false)} />}</Late>
    </>
  )
}

/** T-09: the user's roles, if there is a choice. */
function useRoleItems(): MenuItems {
  const { t } = useTranslation()
  const { ownRoles, viewingAs } = useSession()
  const change = useChangeRole()
  if (ownRoles.length < 2 && viewingAs === null) return []
  return [
    {
      key: 'roles',
      icon: <SwapOutlined />,
      label: t('admin.shell.changeRole'),
      children: [
        { key: 'role:', label: t('admin.shell.allRoles'), disabled: viewingAs === null, onClick: () => change(null) },
        ...ownRoles.map((role) => ({
          key: `role:${role.name}`,
          label: role.displayName,
          disabled: role.name === viewingAs,
          onClick: () => change(role.name),
        })),
      ],
    },
  ]
}

export function UserAvatar({ size = 28 }: { size?: number }) {
  const { avatar, name, userName } = useSession()
  return <Portrait address={avatar} name={name || userName} size={size} />
}

/** a refused logout leaves the user signed in and shows the reason. */
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
