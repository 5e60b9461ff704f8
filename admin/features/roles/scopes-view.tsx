import { SCOPE_GROUPS, type DataScopes, type ScopeGroup } from '../../../contract/data-scopes.ts'
import type { Field } from '../../../contract/fields.ts'
import { currentLanguage } from '../../language/i18n.ts'
import { ReferencesCell } from '../../resource/kinds/references/cell.tsx'
import type { ViewProps } from '../../resource/kinds/props/view.ts'
import { groupName, kindName } from '../permits/scope-names.ts'

const UNITS = { kind: 'references', target: 'organizationUnit' } as Field

/** The data scopes of a role to be read. */
export function ScopesView({ value, ...rest }: ViewProps) {
  const scopes = (value as DataScopes | null) ?? {}
  const language = currentLanguage()
  return (
    <table className="kit-read-table">
      <tbody>
        {(Object.keys(SCOPE_GROUPS) as ScopeGroup[]).map((group) => {
          const { kind, unitIds = [] } = scopes[group] ?? { kind: 'all' }
          return (
            <tr key={group}>
              <th scope="row">{groupName(group, language)}</th>
              <td>
                {kindName(kind, language)}
                {unitIds.length > 0 && <ReferencesCell {...rest} name="units" field={UNITS} item={{ ...rest.item, units: unitIds }} />}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
