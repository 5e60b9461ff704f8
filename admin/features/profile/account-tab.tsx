import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { users } from '../../../contract/features/users.ts'
import { quietly, useSession } from '../../session/session.ts'
import { Fetched } from './fetched.tsx'
import { Look } from './look.tsx'
import { OwnDataForm } from './own-data-form.tsx'
import { OwnRights } from './own-rights.tsx'

/** The own data, roles and permits, language and size. */
export function AccountTab({ isUnknown }: { isUnknown: boolean }) {
  const { t } = useTranslation()
  const { userid } = useSession()
  const query = useQuery({
    queryKey: ['profile', 'user', userid],
    queryFn: () => quietly(users.get, { id: userid! }),
    enabled: userid !== null,
  })
  return (
    <div className="kit-split">
      <div className="profile-stack">
        <section className="kit-card">
          <Fetched query={query}>{(user) => <OwnDataForm user={user} />}</Fetched>
        </section>
        <section className="kit-card">
          <h2>{t('admin.own.look')}</h2>
          <Look />
        </section>
      </div>
      <section className="kit-card">{isUnknown ? <Skeleton active title={false} /> : <OwnRights />}</section>
    </div>
  )
}
