import { CheckCircleOutlined, CloseCircleOutlined, ExclamationCircleOutlined } from '@ant-design/icons'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { backups } from '../../../contract/features/backups.ts'
import { siteTime } from '../../browser/site-time.ts'
import { notify } from '../../browser/notice.ts'
import { bell, lookAtJobs } from '../../session/bell.ts'
import { call, useSession } from '../../session/session.ts'
import { useCan } from '../../session/use-can.ts'
import '../../shell/parts/told.css'
import { useStore } from '../../state/store.ts'

/** A verified backup that is older (ms) is shown as a warning. */
const LATE_MS = 2 * 24 * 60 * 60_000

const ICONS = { good: <CheckCircleOutlined />, late: <ExclamationCircleOutlined />, bad: <CloseCircleOutlined /> }

/** When the last verified backup was made, whether the last attempt failed, and the way to a backup each night. */
export function Backups() {
  const { t } = useTranslation()
  const { routes } = useSession()
  const mayMake = useCan('Setting/Edit')
  const { open } = useStore(bell)
  const { data, isPending } = useQuery({
    // Asked anew when an own job has ended: it may have been a backup.
    queryKey: ['dashboard', 'backups', open],
    queryFn: () => call(backups.getState),
    placeholderData: keepPreviousData,
  })
  return (
    <section className="kit-card dash-backups">
      <h2>{t('admin.dashboard.backups')}</h2>
      {isPending && <Skeleton active title={false} paragraph={{ rows: 1 }} />}
      {data?.failed && (
        <Line state="bad">{t('admin.dashboard.backupFailed', { when: when(data.failed.time), reason: data.failed.reason })}</Line>
      )}
      {data && !data.verified && <Line state="late">{t('admin.dashboard.backupNone')}</Line>}
      {data?.verified && (
        <Line state={isLate(data.verified) ? 'late' : 'good'}>{t('admin.dashboard.backupVerified', { when: when(data.verified) })}</Line>
      )}
      <div className="dash-backups-do">
        {mayMake && <BackUpNow />}
        {data?.isNightly === false && routes.includes('setting') && (
          <Link to="/setting?keyword=backup">{t('admin.dashboard.backupNightly')}</Link>
        )}
      </div>
    </section>
  )
}

function BackUpNow() {
  const { t } = useTranslation()
  const ordering = useMutation({
    mutationFn: async () => {
      await call(backups.make)
      notify({ kind: 'success', text: t('admin.jobs.backupOrdered'), seconds: 6 })
      await lookAtJobs()
    },
  })
  return (
    <Button size="small" loading={ordering.isPending} onClick={() => ordering.mutate()}>
      {t('admin.dashboard.backupNow')}
    </Button>
  )
}

const when = (moment: string) => siteTime(moment, 'YYYY-MM-DD HH:mm')
const isLate = (moment: string) => Date.now() - Date.parse(moment) > LATE_MS

const Line = ({ state, children }: { state: keyof typeof ICONS; children: string }) => (
  <p className="told" data-state={state}>
    {ICONS[state]}
    <span>{children}</span>
  </p>
)
