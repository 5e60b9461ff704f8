import { CheckCircleFilled, CloseCircleFilled } from '@ant-design/icons'
import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Explanation, ToldRole } from '../../../contract/features/access.ts'
import { usePermitWords } from '../permits/permit-words.ts'
import { serviceOf } from '../permits/permit-tree.ts'
import { resourceOf } from './asked.ts'
import { lets } from './lets.ts'
import { RoleReasons } from './role-reasons.tsx'

/** The answer in a sentence, why it is so, and then role by role. */
export function Verdict({ told, permit }: { told: Explanation; permit: string }) {
  const { t } = useTranslation()
  const words = usePermitWords()
  const because = useBecause()
  const { isAllowed, person, roles, row } = told
  const service = words.service(serviceOf(permit))
  const what = row ? t('admin.access.rowOf', { name: service, row: row.name }) : service
  const Icon = isAllowed ? CheckCircleFilled : CloseCircleFilled
  const ordered = [...roles.filter(lets), ...roles.filter((role) => !lets(role))]
  return (
    <>
      <div role="status">
        <h2 className="why-verdict" data-allowed={isAllowed || undefined}>
          <Icon aria-hidden />
          <span>
            {t(`admin.access.${isAllowed ? 'yes' : 'no'}`, { person: person.name, action: words.action(permit), what })}{' '}
            {!person.isActive && <Tag>{t('admin.account.disabled')}</Tag>}
          </span>
        </h2>
        <p>{because(told, resourceOf(permit)?.scopeGroup != null)}</p>
      </div>
      {resourceOf(permit)?.scopeGroup && <Facts told={told} />}
      {ordered.length > 0 && (
        <>
          <h3>{t('admin.access.roles')}</h3>
          <ul className="why-roles">
            {ordered.map((role) => (
              <RoleReasons key={role.id} role={role} told={told} permit={permit} />
            ))}
          </ul>
        </>
      )}
    </>
  )
}

/** The reason in a sentence. */
function useBecause() {
  const { t } = useTranslation()
  const named = (roles: readonly ToldRole[]) => roles.map(({ name }) => t('admin.access.roleName', { name })).join(t('admin.tabs.comma'))
  return ({ isAllowed, person, roles, row }: Explanation, hasScopes: boolean): string => {
    const letting = roles.filter(lets)
    const granting = roles.filter(({ grant }) => grant !== null)
    if (!person.isActive) return t('admin.access.because.disabled')
    if (roles.length === 0) return t('admin.access.because.noRoles')
    if (granting.length === 0) return t('admin.access.because.notGranted')
    if (!isAllowed) return t('admin.access.because.outOfReach', { roles: named(granting) })
    const isSome = hasScopes && letting.every(({ scope }) => scope !== 'all')
    const kind = row && hasScopes ? 'grantedRow' : !row && isSome ? 'grantedSome' : 'granted'
    return t(`admin.access.because.${kind}`, { roles: named(letting) })
  }
}

/** The facts with which a data scope is compared: the units of the person, and the unit and the owner of the row. */
function Facts({ told: { units, row } }: { told: Explanation }) {
  const { t } = useTranslation()
  const none = t('admin.access.facts.none')
  const facts = [
    ['units', units.map(({ name }) => name).join(t('admin.tabs.comma')) || none],
    ...(row
      ? ([
          ['rowUnit', row.unit?.name ?? none],
          ['rowOwner', row.owner?.name ?? none],
        ] as const)
      : []),
  ] as const
  return (
    <dl className="kit-read">
      {facts.map(([name, text]) => (
        <div key={name}>
          <dt>{t(`admin.access.facts.${name}`)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
