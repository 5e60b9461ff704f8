import { Drawer, Layout } from 'antd'
import { useTranslation } from 'react-i18next'
import { app } from '../state/app.ts'
import { settings } from '../state/settings.ts'
import { useStore } from '../state/store.ts'
import { Brand } from './brand.tsx'
import { ResumeDialog } from './resume-dialog.tsx'
import { SettingsButton } from './settings/settings-button.tsx'
import './shell.css'
import { Sidebar } from './sidebar.tsx'
import { TabBar } from './tab-bar.tsx'
import { TopBar } from './top-bar.tsx'
import { useIsMobile } from './use-device.ts'
import { useFarewell } from './use-farewell.ts'
import { Views } from './views.tsx'

export const SIDEBAR_WIDTH = 210

/** The frame of every page: sidebar, top bar, tabs, page (S-01, S-09, S-10, S-13). */
export function Shell() {
  const { t } = useTranslation()
  const isMobile = useIsMobile()
  const { sidebar } = useStore(app)
  const { tagsView, fixedHeader, sidebarLogo } = useStore(settings)
  useFarewell()
  const isOpen = sidebar.opened
  return (
    <Layout className={sidebar.withoutAnimation ? 'shell shell-still' : 'shell'}>
      <a className="shell-skip" href="#content" onClick={skip}>
        {t('admin.shell.skip')}
      </a>
      {isMobile ? (
        <Drawer
          open={isOpen}
          onClose={app.closeSidebar}
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
          {sidebarLogo && <Brand short={!isOpen} />}
          <Sidebar collapsed={!isOpen} />
        </Layout.Sider>
      )}
      <Layout>
        <div className={fixedHeader ? 'shell-head shell-head-fixed' : 'shell-head'}>
          <TopBar isMobile={isMobile} isOpen={isOpen} />
          {tagsView && <TabBar />}
        </div>
        <Layout.Content id="content" tabIndex={-1} className="shell-content">
          <Views />
        </Layout.Content>
      </Layout>
      <SettingsButton />
      <ResumeDialog />
    </Layout>
  )
}

/** The address holds the route, so the jump is made by hand. */
function skip(event: React.MouseEvent) {
  event.preventDefault()
  document.getElementById('content')?.focus()
}
