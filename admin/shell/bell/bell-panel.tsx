import { useTranslation } from 'react-i18next'
import { useFocusBack } from '../../browser/use-focus-back.ts'
import { Panel } from '../parts/panel.tsx'
import { useCanAsk } from '../../session/use-can.ts'
import { BurstList } from './burst-list.tsx'
import { JobList } from './job-list.tsx'
import './bell.css'

/** The sections behind the bell. */
export default function BellPanel({ isMobile, close }: { isMobile: boolean; close: () => void }) {
  const { t } = useTranslation()
  useFocusBack()
  const mayViewBursts = useCanAsk('Burst/View')
  return (
    <Panel open title={t(mayViewBursts ? 'admin.bursts.bell' : 'admin.jobs.title')} size={isMobile ? '100%' : 420} onClose={close}>
      {mayViewBursts && (
        <div className="bell-bursts">
          <h2>{t('admin.bursts.title')}</h2>
          <BurstList followed={close} />
        </div>
      )}
      {mayViewBursts && <h2>{t('admin.jobs.title')}</h2>}
      <JobList />
    </Panel>
  )
}
