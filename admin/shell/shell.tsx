import { Drawer, Layout } from 'antd'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router'
import { Brand } from './brand.tsx'
import './shell.css'
import { Sidebar } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'
import { useSidebar } from './use-sidebar.ts'

export const SIDEBAR_WIDTH = 210

/** The frame of every page: sidebar, top bar, page (S-01, S-13). */
export function Shell() {
  const { t } = useTranslation()
  const sidebar = useSidebar()
  const { isMobile, isOpen, close } = sidebar
  return (
    <Layout className="shell">
      <a className="shell-skip" href="#content" onClick={skip}>
        {t('admin.shell.skip')}
      </a>
      {isMobile ? (
        <Drawer
          open={isOpen}
          onClose={close}
          placement="left"
          size={SIDEBAR_WIDTH + 30}
          closable={false}
          styles={{ body: { padding: 0 } }}
          aria-label={t('admin.shell.menu')}
        >
          <Brand />
          <Sidebar />
        </Drawer>
      ) : (
        <Layout.Sider className="shell-sider" theme="light" width={SIDEBAR_WIDTH} collapsedWidth={64} collapsed={!isOpen}>
          <Brand short={!isOpen} />
          <Sidebar collapsed={!isOpen} />
        </Layout.Sider>
      )}
      <Layout>
        <TopBar sidebar={sidebar} />
        <Layout.Content id="content" tabIndex={-1} className="shell-content">
          <Outlet />
        </Layout.Content>
      </Layout>
    </Layout>
  )
}

/** The address holds the route, so the jump is made by hand. */
function skip(event: React.MouseEvent) {
  event.preventDefault()
  document.getElementById('content')?.focus()
}
