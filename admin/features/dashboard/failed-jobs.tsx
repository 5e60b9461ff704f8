import { CheckCircleOutlined, CloseCircleOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { bellPanel } from '../../session/bell.ts'
import '../../shell/parts/told.css'
import { useStates } from './data.ts'

/** B-88d: how many jobs have failed, with the way to the bell, which lists them. */
export function FailedJobs() {
  const { t } = useTranslation()
  const { data } = useStates('failedJobs')
  // Nothing is said before it is known.
  if (data === undefined) return null
  return (
    <section className="kit-card">
      <h2>{t('admin.jobs.title')}</h2>
      <p className="told" data-state={data > 0 ? 'bad' : 'good'}>
        {data > 0 ? <CloseCircleOutlined /> : <CheckCircleOutlined />}
        <span>{data > 0 ? t('admin.dashboard.failedJobs', { count: data }) : t('admin.dashboard.failedJobsNone')}</span>
      </p>
      {data > 0 && (
        <Button size="small" onClick={() => bellPanel.set({ isOpen: true })}>
          {t('admin.dashboard.seeJobs')}
        </Button>
      )}
    </section>
  )
}
