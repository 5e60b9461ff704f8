import { useQuery } from '@tanstack/react-query'
import { Skeleton, Tag } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { roleChanges } from '../../../contract/features/role-changes.ts'
import { permitOf } from '../../../contract/resource.ts'
import { role, user } from '../../../contract/resources/identity.ts'
import type { Item } from '../../resource/data/item.ts'
import { quietly } from '../../session/session.ts'
import { useCan } from '../../session/use-can.ts'
import { HolderList } from '../users/holder-list.tsx'
import './functions.css'

/** The holders of a permission point: the roles that grant it, and the users with the way by which each holds it (B-58d, B-58e). */
export function PermitHolders({ item }: { item: Item }) {
  const permission = String(item['name'])
  const mayRoles = useCan(permitOf(role, 'View'))
  const mayUsers = useCan(permitOf(user, 'View'))
  return (
    <>
      {mayRoles && <Roles permission={permission} />}
      {mayUsers && <Users permission={permission} />}
    </>
  )
}

interface PartProps {
  id: string
  title: string
  isBusy?: boolean
  children: ReactNode
}

const Part = ({ id, title, isBusy = false, children }: PartProps) => (
  <section className="holders" aria-labelledby={id} aria-busy={isBusy}>
    <h2 id={id} className="kit-section-title" tabIndex={-1}>
      {title}
    </h2>
    {children}
  </section>
)

function Roles({ permission }: { permission: string }) {
  const { t } = useTranslation()
  const { data, error, isFetching } = useQuery({
    queryKey: [role.name, 'list', 'granting', permission],
    queryFn: () => quietly(roleChanges.rolesWithPermission, { permission }),
    staleTime: 0,
  })
  return (
    <Part id="holders-roles" title={t('admin.people.functions.roles')} isBusy={isFetching}>
      {error && <p role="alert">{error.message}</p>}
      {!data && !error && <Skeleton active title={false} />}
      {data?.items.length === 0 && <p className="kit-quiet">{t('admin.people.functions.noRoles')}</p>}
      <ul className="holders-list">
        {data?.items.map(({ id, displayName, isEverything, userCount }) => (
          <li key={id}>
            <Link to={`/role/${id}`}>{displayName}</Link>
            <span className="kit-quiet kit-number">{t('admin.people.functions.people', { count: userCount })}</span>
            {isEverything && <Tag>{t('admin.people.functions.everything')}</Tag>}
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Users({ permission }: { permission: string }) {
  const { t } = useTranslation()
  return (
    <Part id="holders-users" title={t('admin.people.functions.users')}>
      <HolderList
        asked={{ permit: permission, id: null }}
        read={(page) => quietly(roleChanges.usersWithPermission, { permission, ...page })}
        empty={t('admin.people.functions.noUsers')}
      />
    </Part>
  )
}
