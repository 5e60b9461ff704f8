import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { OutputOf } from '../../../contract/endpoint.ts'
import { accounts } from '../../../contract/features/accounts.ts'
import { accessAddress } from '../../resource/data/access-address.ts'
import { quietly } from '../../session/session.ts'
import { serviceOf } from '../permits/permit-tree.ts'
import { ALL, usePermitWords } from '../permits/permit-words.ts'
import { byRole, useWayWords } from './way-tags.tsx'
import { AccountQuery } from './account-query.tsx'

type Access = OutputOf<typeof accounts.access>

/** The roles of a person and how each is held, their units, and what they may do by which role. */
export const PersonAccess = ({ id }: { id: number }) => (
  <AccountQuery id={id} part="access" read={() => quietly(accounts.access, { id })}>
    {(access) => <Shown id={id} access={access} />}
  </AccountQuery>
)

function Shown({ id: userId, access: { roles, units, permits } }: { id: number; access: Access }) {
  const { t } = useTranslation()
  const words = useWayWords()
  return (
    <div className="person-access">
      <Part id="person-roles" title={t('admin.account.roles')} empty={roles.length === 0 && t('admin.account.noRoles')}>
        <ul className="person-list">
          {byRole(roles).map((ways) => (
            <li key={ways[0]!.roleId} className="person-line">
              <Link to={`/role/${ways[0]!.roleId}`}>{ways[0]!.roleName}</Link>
              <span className="kit-quiet">{words(ways)}</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part id="person-units" title={t('admin.account.units')} empty={units.length === 0 && t('admin.account.noUnits')}>
        <ul className="person-list">
          {units.map(({ id, path }) => (
            <li key={id}>{path.join(' / ')}</li>
          ))}
        </ul>
      </Part>
      <Part
        id="person-permits"
        title={t('admin.account.permits')}
        aside={<Link to={accessAddress({ userId })}>{t('admin.people.why.open')}</Link>}
        empty={permits.length === 0 && t('admin.account.noPermits')}
        isWide
      >
        <Permits access={{ roles, permits }} />
      </Part>
    </div>
  )
}

interface PartProps {
  id: string
  title: string
  /** Stands beside the title. */
  aside?: ReactNode
  /** The text in place of the content where there is none. */
  empty: string | false
  isWide?: boolean
  children: ReactNode
}

const Part = ({ id, title, aside, empty, isWide, children }: PartProps) => (
  <section aria-labelledby={id} data-wide={isWide || undefined}>
    <div className="person-part-head">
      <h3 id={id}>{title}</h3>
      {aside}
    </div>
    {empty ? <span className="kit-quiet">{empty}</span> : children}
  </section>
)

/** The permits service by service; within one, those that the same roles grant stand together. */
function Permits({ access: { roles, permits } }: { access: Pick<Access, 'roles' | 'permits'> }) {
  const { t } = useTranslation()
  const words = usePermitWords()
  const nameOf = (id: number) => roles.find(({ roleId }) => roleId === id)?.roleName ?? `#${id}`
  const everything = permits.find(({ name }) => name === ALL)
  const services = [
    ...Map.groupBy(
      permits.filter(({ name }) => name !== ALL),
      ({ name }) => serviceOf(name),
    ),
  ]
  const lines = services.flatMap(([service, own]) =>
    [...Map.groupBy(own, ({ roleIds }) => roleIds.join())].map(([key, same]) => ({ service, key, same })),
  )
  const comma = t('admin.tabs.comma')
  const by = (roleIds: readonly number[]) => t('admin.account.permitBy', { roles: roleIds.map(nameOf).join(comma) })
  return (
    <table className="kit-read-table">
      <tbody>
        {everything && (
          <tr>
            <th scope="row">{t('admin.people.tree.all')}</th>
            <td>{t('admin.profile.allPermits')}</td>
            <td className="kit-quiet">{by(everything.roleIds)}</td>
          </tr>
        )}
        {lines.map(({ service, key, same }) => (
          <tr key={`${service} ${key}`}>
            <th scope="row">{words.service(service)}</th>
            <td>{same.map(({ name }) => words.action(name)).join(comma)}</td>
            <td className="kit-quiet">{by(same[0]!.roleIds)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
