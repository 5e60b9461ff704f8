import { UserOutlined } from '@ant-design/icons'
import { Button, Tabs } from 'antd'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { PageHead } from '../../resource/pieces/page-head.tsx'
import '../../resource/kit.css'
import { notify } from '../../browser/notice.ts'
import { session, useSession } from '../../session/session.ts'
import { Outcome } from '../../shell/parts/outcome.tsx'
import { AccountTab } from './account-tab.tsx'
import { HistoryTab } from './history-tab.tsx'
import './profile.css'
import { SecurityTab } from './security-tab.tsx'
import { SessionsTab } from './sessions-tab.tsx'

/** The user's own account. R-02 opens this page without the guard, so the page itself fetches the user. */
export const Component = () => {
  const { t } = useTranslation()
  const { token, roles } = useSession()
  const isUnknown = token !== null && roles.length === 0
  useEffect(() => {
    if (isUnknown) session.load().catch((error: Error) => notify({ kind: 'error', text: error.message, seconds: 5 }))
  }, [isUnknown])
  if (token === null) {
    return (
      <Outcome icon={<UserOutlined />} title={t('admin.profile.signedOut')}>
        <Link to="/login?redirect=%2Fprofile">
          <Button type="primary">{t('admin.profile.signIn')}</Button>
        </Link>
      </Outcome>
    )
  }
  return (
    <>
      <PageHead title={t('admin.pages.profile')} lead={t('admin.profile.lead')} />
      <ProfileTabs isUnknown={isUnknown} />
    </>
  )
}

/** The tab stands in the address, so that a reload and a link keep it. */
function ProfileTabs({ isUnknown }: { isUnknown: boolean }) {
  const { t } = useTranslation()
  const [params, setParams] = useSearchParams()
  const items = [
    { key: 'account', label: t('admin.own.tabs.account'), children: <AccountTab isUnknown={isUnknown} /> },
    { key: 'security', label: t('admin.own.tabs.security'), children: <SecurityTab /> },
    { key: 'sessions', label: t('admin.own.tabs.sessions'), children: <SessionsTab /> },
    { key: 'history', label: t('admin.own.tabs.history'), children: <HistoryTab /> },
  ]
  return (
    <Tabs
      activeKey={params.get('tab') ?? 'account'}
      onChange={(tab) => setParams(tab === 'account' ? {} : { tab }, { replace: true })}
      items={items}
      destroyOnHidden
    />
  )
}
