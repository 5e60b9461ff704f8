import { DesktopOutlined, MobileOutlined } from '@ant-design/icons'
import { App, Button, Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { profile, type OwnSession } from '../../../contract/features/profile.ts'
import { notify } from '../../browser/notice.ts'
import { RelativeTime } from '../../resource/pieces/ago.tsx'
import { call } from '../../session/session.ts'
import { useDevice } from './device.tsx'
import { Fetched } from './fetched.tsx'
import { ownChanged, useOwnSessions } from './use-own.ts'

/** B-56a: the devices that are signed in, each with a way to sign it out. */
export function SessionsTab() {
  const { t } = useTranslation()
  const query = useOwnSessions()
  const { modal } = App.useApp()

  async function end(work: () => Promise<unknown>) {
    await work()
    notify({ kind: 'success', text: t('admin.own.ended'), seconds: 3 })
    await ownChanged()
  }
  const endOthers = () =>
    modal.confirm({
      title: t('admin.own.endOthers'),
      content: t('admin.own.endOthersLead'),
      okText: t('admin.own.end'),
      onOk: () => end(() => call(profile.endOtherSessions, {})),
    })
  return (
    <section className="kit-card">
      <Fetched query={query}>
        {(sessions) => (
          <>
            <div className="profile-top">
              <span className="kit-quiet">{t('admin.own.sessionsLead')}</span>
              {sessions.length > 1 && <Button onClick={() => void endOthers()}>{t('admin.own.endOthers')}</Button>}
            </div>
            <ul className="profile-list">
              {sessions.map((session) => (
                <SessionItem key={session.id} session={session} end={() => void end(() => call(profile.endSession, { id: session.id }))} />
              ))}
            </ul>
          </>
        )}
      </Fetched>
    </section>
  )
}

const ON_PHONE = /Mobile|Android|iPhone|iPad/

function SessionItem({ session, end }: { session: OwnSession; end: () => void }) {
  const { t } = useTranslation()
  const device = useDevice()(session.browserInfo)
  const Icon = ON_PHONE.test(session.browserInfo) ? MobileOutlined : DesktopOutlined
  return (
    <li>
      <Icon style={{ fontSize: 22 }} aria-hidden />
      <div className="profile-grow">
        <span className="profile-name">
          {device}
          {session.isCurrent && <Tag color="success">{t('admin.own.thisOne')}</Tag>}
        </span>
        <span className="kit-quiet">
          {t('admin.own.address')} {session.ip} · {t('admin.own.begun')} <RelativeTime at={session.creationTime} /> ·{' '}
          {t('admin.own.lastUse')} <RelativeTime at={session.lastUseTime ?? session.creationTime} />
        </span>
      </div>
      {!session.isCurrent && (
        <Button onClick={end} aria-label={t('admin.own.endDevice', { device })}>
          {t('admin.own.end')}
        </Button>
      )}
    </li>
  )
}
