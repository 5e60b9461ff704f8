import { Checkbox, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { allResources, resourceNamed } from '../../../contract/resources/index.ts'
import { currentLanguage } from '../../language/i18n.ts'
import { useAllRows } from '../../resource/data/all-rows.ts'
import type { ControlProps } from '../../resource/kinds/props/control.ts'
import { textIn, type Item } from '../../resource/data/item.ts'

const functions = resourceNamed('function')
const ALL = '*:*'
const groupOf = (name: string) => name.split('/')[0]!
const actionOf = (name: string) => name.split('/')[1]!

/** The permits of a role, grouped by service; `*:*` is all of them. */
export function PermissionsControl({ value, onChange }: Pick<ControlProps, 'value' | 'onChange'>) {
  const { t } = useTranslation()
  const { data, isPending } = useAllRows(functions)
  const held = (value as string[] | null) ?? []
  if (isPending) return <Skeleton active title={false} />
  const points = (data ?? []).filter(({ name }) => String(name).includes('/'))
  const groups = [...Map.groupBy(points, ({ name }) => groupOf(String(name)))]
  return (
    <div className="kit-permits">
      <Checkbox checked={held.includes(ALL)} onChange={({ target }) => onChange?.(target.checked ? [ALL] : [])}>
        {t('admin.profile.allPermits')}
      </Checkbox>
      {groups.map(([group, members]) => (
        <Group key={group} group={group} members={members} held={held} change={(next) => onChange?.(next)} />
      ))}
    </div>
  )
}

function Group({ group, members, held, change }: { group: string; members: Item[]; held: string[]; change: (held: string[]) => void }) {
  const { t } = useTranslation()
  const resource = allResources.find(({ service }) => service === group)
  const actions = t('actions', { returnObjects: true }) as Record<string, string>
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
          {resource ? t(`resources.${resource.name as 'news'}.name`) : group}
        </Checkbox>
      </legend>
      <Checkbox.Group
        disabled={hasAll}
        value={hasAll ? names : chosen}
        onChange={(next) => change([...others, ...(next as string[])])}
        options={members.map((member) => ({
          value: String(member['name']),
          label: actions[actionOf(String(member['name']))] ?? textIn(member, 'displayName', currentLanguage()),
        }))}
      />
    </fieldset>
  )
}
