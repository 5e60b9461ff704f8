import { Empty } from 'antd'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { part } from '../../browser/part.ts'
import { withWords } from '../../language/i18n.ts'
import { useCan, useCanAsk } from '../../session/use-can.ts'
import '../../resource/kit.css'
import { PageHead } from '../../resource/pieces/page-head.tsx'
import { useSession } from '../../session/session.ts'
import { Contained } from '../../shell/parts/bounds.tsx'
import { Backups } from './backups.tsx'
import './dashboard.css'
import { FailedJobs } from './failed-jobs.tsx'
import { Recent } from './recent.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { Enquiries, States } from './states.tsx'

const Bursts = part(() => import('./bursts.tsx'))
const Readers = part(() => withWords('system', import('./readers.tsx')))

/** The state of the site at a glance. Each user sees the parts that their permits allow. */
export const Component = () => {
  const { t } = useTranslation()
  const { name, introduction, userName } = useSession()
  const seesNews = useCan('News/View')
  const seesCarousel = useCan('Carousel/View')
  const seesEnquiries = useCanAsk('Enquiry/View')
  const seesPages = [useCanAsk('News/View'), useCanAsk('Article/View'), useCanAsk('Product/View')].includes(true)
  const seesBackups = useCanAsk('Setting/View')
  const seesBursts = useCanAsk('Burst/View')
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
        {seesEnquiries && <Enquiries />}
      </div>
      <Contained>
        <Suspense>{seesPages && <Readers />}</Suspense>
      </Contained>
      <div className="dash-rest">
        {seesNews && <Recent />}
        <div className="dash-aside">
          <Shortcuts />
          <Contained>
            <Suspense>{seesBursts && <Bursts />}</Suspense>
          </Contained>
          <FailedJobs />
          {seesBackups && <Backups />}
        </div>
      </div>
    </div>
  )
}

function partOfDay(hour: number): 'morning' | 'noon' | 'afternoon' | 'evening' {
  if (hour < 11) return 'morning'
  if (hour < 13) return 'noon'
  return hour < 18 ? 'afternoon' : 'evening'
}
