import { useTranslation } from 'react-i18next'
import type { ToldScope } from '../../../contract/features/role-changes.ts'
import { currentLanguage } from '../../language/i18n.ts'
import { groupName, kindName } from '../permits/scope-names.ts'
import type { Change } from './use-role-change.ts'

/** The groups of resources whose data scope changes, each with the rows before and after in words (B-57g). */
export function ChangedScopes({ scopes }: { scopes: Change['scopes'] }) {
  const { t } = useTranslation()
  const language = currentLanguage()
  const words = ({ kind, units }: ToldScope) =>
    units.length === 0
      ? kindName(kind, language)
      : t('admin.people.change.scope', {
          kind: kindName(kind, language),
          units: units.map(({ name }) => name).join(t('admin.tabs.comma')),
        })
  if (scopes.length === 0) return null
  return (
    <section>
      <h3>{t('admin.people.change.scopes', { count: scopes.length })}</h3>
      <dl className="role-change-scopes">
        {scopes.map(({ group, before, after }) => (
          <div key={group}>
            <dt>{groupName(group, language)}</dt>
            <dd>{t('admin.people.change.fromTo', { before: words(before), after: words(after) })}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
