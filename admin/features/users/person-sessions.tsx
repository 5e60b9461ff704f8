import { Button, Empty, Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '../../../contract/endpoint.ts'
import { accounts } from '../../../contract/features/accounts.ts'
import { notify } from '../../browser/notice.ts'
import { momentOf } from '../../resource/data/moment.ts'
import { useConfirm } from '../../resource/pieces/use-confirm.ts'
import { call, quietly } from '../../session/session.ts'
import { useDevice } from '../profile/device.tsx'
import { AccountQuery } from './account-query.tsx'
import { accountChanged } from './use-account-actions.ts'

type Session = OutputOf<typeof accounts.sessions>['items'][number]

/** The sessions of a person; an administrator ends one or all (B-59g). */
export const PersonSessions = ({ id, name }: { id: number; name: string }) => (
  <AccountQuery id={id} part="sessions" read={() => quietly(accounts.sessions, { id })}>
    {({ items }) => <Sessions id={id} name={name} sessions={items} />}
  </AccountQuery>
)

function Sessions({ id, name, sessions }: { id: number; name: string; sessions: readonly Session[] }) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const others = sessions.filter(({ isCurrent }) => !isCurrent)
  if (sessions.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('admin.account.session.none')} />

  async function end(work: () => Promise<unknown>) {
    await work()
    notify({ kind: 'success', text: t('admin.account.session.ended'), seconds: 3 })
    accountChanged()
  }
  const endAll = () =>
    confirm({
      content: t('admin.account.session.askAll', { name, count: others.length }),
      okText: t('admin.account.session.endAll'),
      danger: true,
      then: () => end(() => call(accounts.endSessions, { id })),
    })
  return (
    <>
      <ul className="person-list">
        {sessions.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            // A failed call has announced itself.
            end={() => void end(() => call(accounts.endSession, { id, sessionId: session.id })).catch(() => undefined)}
          />
        ))}
      </ul>
      {others.length > 1 && (
        <Button size="small" danger onClick={endAll}>
          {t('admin.account.session.endAll')}
        </Button>
      )}
    </>
  )
}

function SessionItem({
  session: { creationTime, expiryTime, ip, browserInfo, roleName, isCurrent },
  end,
}: {
  session: Session
  end: () => void
}) {
  const { t } = useTranslation()
  const device = useDevice()
  const when = momentOf(creationTime)
  return (
    <li className="person-line">
      <span className="person-line-main">
        <span title={browserInfo}>{device(browserInfo)}</span>{' '}
        <span className="kit-quiet">{ip ?? t('admin.account.session.hiddenIp')}</span>{' '}
        {isCurrent && <Tag color="success">{t('admin.account.session.current')}</Tag>}
        {roleName && <Tag>{t('admin.account.session.narrowed', { role: roleName })}</Tag>}
        <span className="kit-quiet person-below">
          {t('admin.account.session.since', { when })} · {t('admin.account.session.until', { when: momentOf(expiryTime) })}
        </span>
      </span>
      {!isCurrent && (
        <Button type="link" size="small" aria-label={t('admin.account.session.endWhich', { when })} onClick={end}>
          {t('admin.account.session.end')}
        </Button>
      )}
    </li>
  )
}
