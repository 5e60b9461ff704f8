import { Select } from 'antd'
import {
  SCOPE_GROUPS,
  SCOPE_KINDS,
  type DataScope,
  type DataScopes,
  type ScopeGroup,
  type ScopeKind,
} from '../../../contract/data-scopes.ts'
import type { Field } from '../../../contract/fields.ts'
import { currentLanguage } from '../../language/i18n.ts'
import { ReferencesControl } from '../../resource/kinds/references/control.tsx'
import type { ControlProps } from '../../resource/kinds/props/control.ts'
import { groupName, kindName } from '../permits/scope-names.ts'
import './scopes.css'

const GROUPS = Object.keys(SCOPE_GROUPS) as ScopeGroup[]
const KINDS = Object.keys(SCOPE_KINDS) as ScopeKind[]
const UNITS = { kind: 'references', target: 'organizationUnit' } as Field

/** The data scopes of a role: for each group of resources the rows that it opens. */
export function ScopesControl({ id, value, onChange, ...rest }: ControlProps) {
  const scopes = (value as DataScopes | null) ?? {}
  return (
    <div className="scopes" id={id}>
      {GROUPS.map((group) => (
        <Group
          key={group}
          {...rest}
          group={group}
          scope={scopes[group] ?? { kind: 'all' }}
          change={(scope) => onChange?.(withScope(scopes, group, scope))}
        />
      ))}
    </div>
  )
}

/** All rows is what a group has without a scope, so it is left out. */
function withScope(scopes: DataScopes, group: ScopeGroup, scope: DataScope): DataScopes {
  const { [group]: _, ...others } = scopes
  return scope.kind === 'all' ? others : { ...others, [group]: scope }
}

interface GroupProps extends Omit<ControlProps, 'id' | 'value' | 'onChange'> {
  group: ScopeGroup
  scope: DataScope
  change: (scope: DataScope) => void
}

function Group({ group, scope, change, ...rest }: GroupProps) {
  const language = currentLanguage()
  const name = groupName(group, language)
  return (
    <div className="scopes-group">
      <label htmlFor={`scope-${group}`}>{name}</label>
      <Select
        id={`scope-${group}`}
        value={scope.kind}
        onChange={(kind) => change({ kind })}
        options={KINDS.map((kind) => ({ value: kind, label: kindName(kind, language) }))}
      />
      {scope.kind === 'units' && (
        <ReferencesControl
          {...rest}
          id={`scope-units-${group}`}
          field={UNITS}
          value={scope.unitIds ?? []}
          onChange={(unitIds) => change({ kind: 'units', unitIds: unitIds as number[] })}
        />
      )}
    </div>
  )
}
