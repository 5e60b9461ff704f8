import { MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons'
import { Breadcrumb, Layout } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { trailTo } from '../session/menu-tree.ts'
import { addressOf, screenNamed } from '../../contract/back-office/screens.ts'
import { useSession } from '../session/session.ts'
import { BellButton } from './bell/bell-button.tsx'
import { ErrorLogButton } from './error-log/error-log-button.tsx'
import { FullscreenToggle } from './fullscreen-toggle.tsx'
import { LanguageSelector } from './language-selector.tsx'
import { RoleTag } from './role-tag.tsx'
import { SearchButton } from './search/search-button.tsx'
import { SizeSelector } from './size-selector.tsx'
import { app } from '../state/app.ts'
import { useHandle } from './use-tab.ts'
import { ToolButton } from './parts/tool-button.tsx'
import { UserMenu } from './user-menu.tsx'

export function TopBar({ isMobile, isOpen }: { isMobile: boolean; isOpen: boolean }) {
  const { t } = useTranslation()
  return (
    <Layout.Header className="shell-header">
      <ToolButton
        icon={isOpen && !isMobile ? <MenuFoldOutlined /> : <MenuUnfoldOutlined />}
        label={t(isOpen ? 'admin.shell.close' : 'admin.shell.open')}
        aria-expanded={isOpen}
        onClick={app.toggleSidebar}
      />
      <Trail />
      <span className="shell-space" />
      <SearchButton />
      <ErrorLogButton />
      <BellButton isMobile={isMobile} />
      {!isMobile && <FullscreenToggle />}
      <SizeSelector />
      <LanguageSelector />
      <RoleTag />
      <UserMenu />
    </Layout.Header>
  )
}

/** S-02: from the root of the menu to the open page. */
function Trail() {
  const { t } = useTranslation()
  const { menus } = useSession()
  const handle = useHandle()
  const current = handle?.page
  const page = current ? screenNamed(current) : undefined
  const trail = current ? trailTo(menus, current) : []
  const last = trail.at(-1)?.text ?? (handle ? t(handle.title as 'admin.pages.dashboard') : '')
  return (
    <Breadcrumb
      className="shell-trail"
      aria-label={t('admin.shell.trail')}
      items={[
        ...trail.slice(0, -1).map(({ id, text }) => ({ key: id, title: text })),
        { key: 'page', title: page ? <Link to={addressOf(page)}>{last}</Link> : last },
      ]}
    />
  )
}
