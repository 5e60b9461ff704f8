import { Layout } from 'antd'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { ScrollRestoration } from 'react-router'
import { part } from '../browser/part.ts'
import { useFileGuard } from '../browser/use-file-guard.ts'
import { app } from '../state/app.ts'
import { settings } from '../state/settings.ts'
import { useStore } from '../state/store.ts'
import { tabs } from '../state/tabs.ts'
import { Contained } from './parts/bounds.tsx'
import { Brand } from './brand.tsx'
import { LeavingGuard } from './leaving.tsx'
import { OfflineBar } from './offline-bar.tsx'
import { SettingsButton } from './settings/settings-button.tsx'
import './shell.css'
import { Sidebar } from './sidebar.tsx'
import { TabBar } from './tab-bar.tsx'
import { TopBar } from './top-bar.tsx'
import { useIsMobile } from './use-device.ts'
import { useUnloadWarning } from './use-unload-warning.ts'
import { useLoaded } from './use-loaded.ts'
import { Views } from './views.tsx'

const MobileMenu = part(() => import('./mobile-menu.tsx'))
const loadResumeDialog = () => import('./resume-dialog.tsx')

const SIDEBAR_WIDTH = 210

/** The frame of every page: sidebar, top bar, tabs, page (S-01, S-09, S-10, S-13). */
export function Shell() {
  const { t } = useTranslation()
  const isMobile = useIsMobile()
  const { sidebar } = useStore(app)
  const { tagsView, fixedHeader, sidebarLogo } = useStore(settings)
  const { unsaved } = useStore(tabs)
  // Fetched at the first unsaved change: when the session has ended there may be no network.
  const ResumeDialog = useLoaded(unsaved.length > 0, loadResumeDialog)
  useUnloadWarning()
  useFileGuard()
  const isOpen = sidebar.opened
  return (
    <Layout className={sidebar.withoutAnimation ? 'shell shell-still' : 'shell'}>
      <a className="shell-skip" href="#shell-content" onClick={skip}>
        {t('admin.shell.skip')}
      </a>
      {isMobile ? (
        <Contained>
          <Suspense>
            <MobileMenu width={SIDEBAR_WIDTH + 30} />
          </Suspense>
        </Contained>
      ) : (
        <Layout.Sider className="shell-sider" theme="light" width={SIDEBAR_WIDTH} collapsedWidth={64} collapsed={!isOpen}>
          {sidebarLogo && <Brand short={!isOpen} />}
          <Contained>
            <Sidebar collapsed={!isOpen} />
          </Contained>
        </Layout.Sider>
      )}
      <Layout>
        <div className={fixedHeader ? 'shell-head shell-head-fixed' : 'shell-head'}>
          <Contained>
            <TopBar isMobile={isMobile} isOpen={isOpen} />
          </Contained>
          {tagsView && (
            <Contained>
              <TabBar />
            </Contained>
          )}
          <OfflineBar />
        </div>
        <Layout.Content id="shell-content" tabIndex={-1} className="shell-content">
          <Views />
          <ScrollRestoration getKey={({ pathname }) => pathname} />
        </Layout.Content>
      </Layout>
      <Contained>
        <SettingsButton />
      </Contained>
      <LeavingGuard />
      {ResumeDialog && <ResumeDialog />}
    </Layout>
  )
}

/** The hash of the address is the route, so a plain link to `#shell-content` would leave the page. */
function skip(event: React.MouseEvent) {
  event.preventDefault()
  document.getElementById('shell-content')?.focus()
}
