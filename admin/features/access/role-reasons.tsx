import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Explanation, ToldRole } from '../../../contract/features/access.ts'
import { permitOf } from '../../../contract/resource.ts'
import { role as roleResource } from '../../../contract/resources/identity.ts'
import { currentLanguage } from '../../language/i18n.ts'
import { useCan } from '../../session/use-can.ts'
import { ALL, usePermitWords } from '../permits/permit-words.ts'
import { kindName } from '../permits/scope-names.ts'
import { useWayWords } from '../users/way-tags.tsx'
import { lets } from './lets.ts'

interface RoleReasonsProps {
  role: ToldRole
  told: Explanation
  permit: string
}

/** One role: how it is held, by which permit it grants what is asked, which rows it opens, and whether the row is one of them. */
export function RoleReasons({ role, told, permit }: RoleReasonsProps) {
  const { t } = useTranslation()
  const mayRoles = useCan(permitOf(roleResource, 'View'))
  const ways = useWayWords()
  const { sentence } = usePermitWords()
  const scope = useScopeWords()
  const reach = useReachWords()
  const grants = role.grant !== null
  const grant = !grants
    ? t('admin.access.notGranted')
    : role.grant === ALL
      ? t('admin.access.byAll')
      : `${sentence([permit])} ${role.grant}`
  const facts = [
    ['way', ways(role.ways)],
    ['grant', grant],
    // Data scopes count only for what their own role grants.
    ...(grants && role.scope ? ([['scope', scope(role, told)]] as const) : []),
    ...(grants && role.scope && role.reaches !== null ? ([['reach', reach(role, told)]] as const) : []),
  ] as const
  return (
    <li>
      <div className="why-role-head">
        {mayRoles ? <Link to={`/role/${role.id}`}>{role.name}</Link> : <strong>{role.name}</strong>}
        {lets(role) ? <Tag color="success">{t('admin.access.lets')}</Tag> : <Tag>{t('admin.access.letsNot')}</Tag>}
      </div>
      <dl className="kit-read">
        {facts.map(([name, text]) => (
          <div key={name}>
            <dt>{t(`admin.access.${name}`)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

/** The rows that a role opens, with the units that it means for this person. */
function useScopeWords() {
  const { t } = useTranslation()
  return ({ scope, scopeUnits }: ToldRole, { units }: Explanation): string => {
    const kind = kindName(scope!, currentLanguage())
    if (scope === 'all' || scope === 'own') return kind
    const names = (scope === 'units' ? scopeUnits : units).map(({ name }) => name)
    return t('admin.access.scopeOf', { kind, units: names.join(t('admin.tabs.comma')) || t('admin.access.facts.none') })
  }
}

/** Says if the row is in the scope, and by which of its two facts. */
function useReachWords() {
  const { t } = useTranslation()
  return ({ scope, reaches }: ToldRole, { row }: Explanation): string => {
    const verdict = t(`admin.access.${reaches ? 'within' : 'beyond'}`)
    if (scope === 'all' || !row) return verdict
    const unit = row.unit ? t('admin.access.atUnit', { unit: row.unit.name }) : t('admin.access.atNoUnit')
    const owner = row.owner ? t('admin.access.ofOwner', { owner: row.owner.name }) : t('admin.access.ofNobody')
    return t('admin.access.reason', { verdict, because: scope === 'own' ? owner : unit })
  }
}
