import { UserOutlined } from '@ant-design/icons'
import { Button, Descriptions, Skeleton, Tag } from 'antd'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { PageHead } from '../../resource/pieces/page-head.tsx'
import '../../resource/kit.css'
import { notify } from '../../browser/notice.ts'
import { session, useSession } from '../../session/session.ts'
import { Outcome } from '../../shell/parts/outcome.tsx'
import { UserAvatar } from '../../shell/user-menu.tsx'
import { ChangePassword } from '../../shell/password/change-password.tsx'

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
      <div className="kit-split">
        <section className="kit-card">{isUnknown ? <Skeleton active title={false} avatar /> : <Account />}</section>
        <section className="kit-card">
          <h2>{t('admin.password.title')}</h2>
          <ChangePassword />
        </section>
      </div>
    </>
  )
}

function Account() {
  const { t } = useTranslation()
  const { userName, name, introduction, roleNames, roles, permits } = useSession()
  const hasAll = permits.includes('*:*')
  return (
    <>
      <div className="profile-head">
        <UserAvatar size={64} />
        <div>
          <h2>{introduction || name}</h2>
          <span className="kit-quiet">@{userName}</span>
        </div>
      </div>
      <Descriptions
        column={1}
        layout="vertical"
        colon={false}
        items={[
          {
            key: 'roles',
            label: t('admin.profile.roles'),
            children: (roleNames.length > 0 ? roleNames : roles).map((role) => <Tag key={role}>{role}</Tag>),
          },
          {
            key: 'permits',
            label: hasAll
              ? t('admin.profile.permits')
              : `${t('admin.profile.permits')} · ${t('admin.profile.permitCount', { number: permits.length })}`,
            children: hasAll ? (
              t('admin.profile.allPermits')
            ) : (
              <span className="kit-tags">
                {permits.map((permit) => (
                  <Tag key={permit}>{permit}</Tag>
                ))}
              </span>
            ),
          },
        ]}
      />
    </>
  )
}
