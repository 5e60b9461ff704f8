import { Empty } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '../../session/use-can.ts'
import '../../resource/kit.css'
import { PageHead } from '../../resource/pieces/page-head.tsx'
import { useSession } from '../../session/session.ts'
import './dashboard.css'
import { Recent } from './recent.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { States } from './states.tsx'

/** The state of the site at a glance. Each user sees the parts that their permits allow. */
export const Component = () => {
  const { t } = useTranslation()
  const { name, introduction, userName } = useSession()
  const seesNews = useCan('News/View')
  const seesCarousel = useCan('Carousel/View')
  const [part] = useState(() => partOfDay(new Date().getHours()))
  const when = t(`admin.dashboard.${part}`)
  return (
    <div className="dash">
      <PageHead title={t('admin.dashboard.greeting', { when, name: introduction || name || userName })} lead={t('admin.dashboard.lead')} />
      {!seesNews && !seesCarousel && (
        <section className="kit-card">
          <Empty description={t('admin.dashboard.nothing')}>{t('admin.dashboard.nothingLead')}</Empty>
        </section>
      )}
      <div className="dash-states">
        {seesNews && <States of="news" title={t('admin.dashboard.newsStates')} address="/sitenews" page="sitenews" />}
        {seesCarousel && <States of="carousel" title={t('admin.dashboard.carousel')} address="/sitecarousel" page="sitecarousel" />}
      </div>
      <div className="dash-rest">
        {seesNews && <Recent />}
        <Shortcuts />
      </div>
    </div>
  )
}

function partOfDay(hour: number): 'morning' | 'noon' | 'afternoon' | 'evening' {
  if (hour < 11) return 'morning'
  if (hour < 13) return 'noon'
  return hour < 18 ? 'afternoon' : 'evening'
}
