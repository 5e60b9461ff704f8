import { Descriptions, Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../session/session.ts'

/** The roles and permits of the session. */
export function OwnRights() {
  const { t } = useTranslation()
  const { roleNames, roles, permits } = useSession()
  const hasAll = permits.includes('*:*')
  return (
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
  )
}
