import { EditOutlined, GlobalOutlined, PictureOutlined, RightOutlined, TeamOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Permit, Roles } from '../../session/gates.tsx'
import { useSession } from '../../session/session.ts'

/** Links to frequent tasks, as far as the user's permits, roles and menus allow them. */
export function Shortcuts() {
  const { t } = useTranslation()
  const { routes } = useSession()
  return (
    <section className="kit-card">
      <h2>{t('admin.dashboard.quick')}</h2>
      <div className="dash-quick">
        {routes.includes('sitenews') && (
          <Permit all={['News/Add']}>
            <Shortcut icon={<EditOutlined />} text={t('admin.dashboard.writeNews')} to="/sitenews/new" />
          </Permit>
        )}
        {routes.includes('sitecarousel') && (
          <Permit all={['Carousel/Add']}>
            <Shortcut icon={<PictureOutlined />} text={t('admin.dashboard.addBanner')} to="/sitecarousel/new" />
          </Permit>
        )}
        {routes.includes('role') && (
          <Roles any={['admin']}>
            <Shortcut icon={<TeamOutlined />} text={t('admin.dashboard.assignPermits')} to="/role" />
          </Roles>
        )}
        <a href="/" target="_blank" rel="noopener">
          <GlobalOutlined />
          <span>{t('admin.dashboard.openSite')}</span>
          <RightOutlined />
        </a>
      </div>
    </section>
  )
}

const Shortcut = ({ icon, text, to }: { icon: ReactNode; text: string; to: string }) => (
  <Link to={to}>
    {icon}
    <span>{text}</span>
    <RightOutlined />
  </Link>
)
