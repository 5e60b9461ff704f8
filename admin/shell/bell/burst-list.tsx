import { CheckCircleOutlined, ExclamationCircleOutlined, WarningOutlined } from '@ant-design/icons'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { burstAddress } from '../../../contract/features/burst-address.ts'
import type { Burst } from '../../../contract/features/bursts.ts'
import { siteTime } from '../../browser/site-time.ts'
import { useSession } from '../../session/session.ts'
import '../parts/told.css'
import './bell.css'
import { useBursts } from './use-bursts.ts'

const SHORT = 4

/** B-76: the notices of what happened often within minutes, each with the way to its rows; `followed` is called when somebody goes there. */
export function BurstList({ followed }: { followed?: () => void }) {
  const { t } = useTranslation()
  const { bursts, markSeen } = useBursts()
  const [isLong, setLong] = useState(false)
  if (bursts.isError) return <p role="alert">{t('admin.shell.partFailed')}</p>
  if (!bursts.data) return <Skeleton active title={false} paragraph={{ rows: 1 }} />
  const { items, unseen } = bursts.data
  if (items.length === 0)
    return (
      <p className="told" data-state="good">
        <CheckCircleOutlined />
        <span>{t('admin.bursts.none')}</span>
      </p>
    )
  return (
    <>
      <ul className="bell-jobs">
        {(isLong ? items : items.slice(0, SHORT)).map((burst) => (
          <Notice key={burst.id} burst={burst} followed={followed} />
        ))}
      </ul>
      <div className="bell-foot">
        {items.length > SHORT && !isLong && (
          <Button size="small" onClick={() => setLong(true)}>
            {t('admin.bursts.more')}
          </Button>
        )}
        {unseen > 0 && (
          <Button size="small" onClick={() => markSeen(items[0]!.id)}>
            {t('admin.bursts.seen')}
          </Button>
        )}
      </div>
    </>
  )
}

const when = (moment: string) => siteTime(moment, 'MM-DD HH:mm')

function Notice({ burst, followed }: { burst: Burst; followed: (() => void) | undefined }) {
  const { t } = useTranslation()
  const { routes } = useSession()
  const { kind: of, subject, peak, minutes, beginTime, endTime, isSeen } = burst
  const kind = t(`admin.bursts.kinds.${of}`)
  const title = subject ? t('admin.bursts.of', { kind, subject }) : kind
  const address = burstAddress(burst)
  const mayOpen = routes.includes(address.slice(1).split('?', 1)[0]!)
  return (
    <li className={isSeen ? 'told' : 'told bell-unseen'} data-state={endTime ? 'late' : 'bad'}>
      {endTime ? <ExclamationCircleOutlined /> : <WarningOutlined />}
      <div>
        {mayOpen ? (
          <Link to={address} onClick={followed}>
            {title}
          </Link>
        ) : (
          <span>{title}</span>
        )}
        <div className="bell-quiet">
          {t('admin.bursts.peak', { minutes, count: peak })} ·{' '}
          {endTime
            ? t('admin.bursts.ended', { from: when(beginTime), until: when(endTime) })
            : t('admin.bursts.since', { from: when(beginTime) })}
        </div>
      </div>
    </li>
  )
}
