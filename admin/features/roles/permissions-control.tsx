import { Checkbox, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { currentLanguage } from '../../i18n.ts'
import { useAllRows } from '../../resource/data.ts'
import type { ControlProps } from '../../resource/controls.tsx'
import { textIn, type Item } from '../../resource/item.ts'

const functions = resourceNamed('function')
const ALL = '*:*'
const groupOf = (name: string) => name.split('/')[0]!

/** The permits of a role, by what they are permits for; `*:*` is all of them. */
export function PermissionsControl({ value, onChange }: Pick<ControlProps, 'value' | 'onChange'>) {
  const { t } = useTranslation()
  const { data, isPending } = useAllRows(functions)
  const held = (value as string[] | null) ?? []
  if (isPending) return <Skeleton active />
  const points = (data ?? []).filter(({ name }) => String(name).includes('/'))
  const groups = [...Map.groupBy(points, ({ name }) => groupOf(String(name)))]
  return (
    <div className="kit-permits">
      <Checkbox checked={held.includes(ALL)} onChange={({ target }) => onChange?.(target.checked ? [ALL] : [])}>
        {t('admin.profile.allPermits')}
      </Checkbox>
      {groups.map(([group, members]) => (
        <Group key={group} title={titleOfGroup(group, data ?? [])} members={members} held={held} change={(next) => onChange?.(next)} />
      ))}
    </div>
  )
}

function titleOfGroup(group: string, all: readonly Item[]): string {
  const parent = all.find(({ name }) => name === group)
  return parent ? textIn(parent, 'displayName', currentLanguage()) : group
}

function Group({ title, members, held, change }: { title: string; members: Item[]; held: string[]; change: (held: string[]) => void }) {
  const hasAll = held.includes(ALL)
  const names = members.map(({ name }) => String(name))
  const chosen = names.filter((name) => held.includes(name))
  const others = held.filter((name) => !names.includes(name))
  return (
    <fieldset disabled={hasAll}>
      <legend>
        <Checkbox
          disabled={hasAll}
          checked={hasAll || chosen.length === names.length}
          indeterminate={!hasAll && chosen.length > 0 && chosen.length < names.length}
          onChange={({ target }) => change(target.checked ? [...others, ...names] : others)}
        >
          {title}
        </Checkbox>
      </legend>
      <Checkbox.Group
        disabled={hasAll}
        value={hasAll ? names : chosen}
        onChange={(next) => change([...others, ...(next as string[])])}
        options={members.map((member) => ({ value: String(member['name']), label: textIn(member, 'displayName', currentLanguage()) }))}
      />
    </fieldset>
  )
}
