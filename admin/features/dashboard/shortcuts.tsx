import { EditOutlined, GlobalOutlined, PictureOutlined, RightOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useCan } from '../../session/use-can.ts'
import { useSession } from '../../session/session.ts'

/** Links to frequent tasks, as far as the user's permits allow them. */
export function Shortcuts() {
  const { t } = useTranslation()
  const { routes } = useSession()
  const mayWrite = useCan('News/Add') && routes.includes('sitenews')
  const mayShow = useCan('Carousel/Add') && routes.includes('sitecarousel')
  return (
    <section className="kit-card">
      <h2>{t('admin.dashboard.quick')}</h2>
      <div className="dash-quick">
        {mayWrite && <Shortcut icon={<EditOutlined />} text={t('admin.dashboard.writeNews')} to="/sitenews/new" />}
        {mayShow && <Shortcut icon={<PictureOutlined />} text={t('admin.dashboard.addBanner')} to="/sitecarousel/new" />}
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
