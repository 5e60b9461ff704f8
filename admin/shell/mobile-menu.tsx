import { useTranslation } from 'react-i18next'
import { app } from '../state/app.ts'
import { useStore } from '../state/store.ts'
import { Brand } from './brand.tsx'
import { Sidebar } from './sidebar.tsx'
import { Panel } from './parts/panel.tsx'

/** The menu on a narrow page: a drawer over it. */
export default function MobileMenu({ width }: { width: number }) {
  const { t } = useTranslation()
  const { sidebar } = useStore(app)
  return (
    <Panel
      open={sidebar.opened}
      onClose={app.closeSidebar}
      placement="left"
      size={width}
      closable={false}
      styles={{ body: { padding: 0 } }}
      aria-label={t('admin.shell.menu')}
    >
      <Brand />
      <Sidebar />
    </Panel>
  )
}
