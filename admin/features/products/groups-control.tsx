import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import type { SpecGroup, SpecParam } from '../../../contract/resources/product-parts.ts'
import { inputSchema } from '../../../contract/field-schema.ts'
import { currentLanguage } from '../../language/i18n.ts'
import type { ControlProps } from '../../resource/kinds/props/control.ts'
import { useIssues, type Issues } from '../../resource/data/issues.ts'
import { textIn } from '../../resource/data/item.ts'
import { moved, removed, replaced } from '../../resource/data/order.ts'
import { leaving } from '../../resource/pieces/part.tsx'
import { EntryButtons } from './entry-buttons.tsx'
import { ParamEditor } from './param-editor.tsx'
import './products.css'
import { WordsPair } from './words-pair.tsx'

const MOST_GROUPS = 30
const MOST_PARAMS = 60
const NEW_PARAM: SpecParam = { key: '', name: '', kind: 'text' }

/** The parameters that a template asks for, in groups. The site shows them in the same order. */
export function GroupsControl({ id, value, onChange, onBlur, field }: ControlProps) {
  const { t } = useTranslation()
  const issues = useIssues(inputSchema(field), value)
  const groups = (value ?? []) as SpecGroup[]
  const change = (next: SpecGroup[]) => onChange?.(next.length > 0 ? next : null)
  return (
    <div id={id} onBlur={leaving(onBlur)}>
      <p className="kit-hint">{t(groups.length === 0 ? 'admin.products.groups.empty' : 'admin.products.groups.keyHint')}</p>
      {groups.map((group, at) => (
        <GroupEditor
          key={at}
          at={at}
          last={groups.length - 1}
          group={group}
          issues={issues}
          change={(next) => change(replaced(groups, at, next))}
          move={(to) => change(moved(groups, at, to))}
          remove={() => change(removed(groups, at))}
        />
      ))}
      <Button
        icon={<PlusOutlined />}
        disabled={groups.length >= MOST_GROUPS}
        onClick={() => change([...groups, { name: '', params: [NEW_PARAM] }])}
      >
        {t('admin.products.groups.add')}
      </Button>
    </div>
  )
}

interface GroupEditorProps {
  at: number
  last: number
  group: SpecGroup
  issues: Issues
  change: (group: SpecGroup) => void
  move: (to: number) => void
  remove: () => void
}

function GroupEditor({ at, last, group, issues, change, move, remove }: GroupEditorProps) {
  const { t } = useTranslation()
  const title = t('admin.products.groups.group', { number: at + 1 })
  const name = textIn(group, 'name', currentLanguage()) || title
  const { params } = group
  const put = (next: SpecParam[]) => change({ ...group, params: next })
  return (
    <fieldset className="parts">
      <legend>{name}</legend>
      <div className="parts-head">
        <WordsPair
          label={t('admin.products.groups.name')}
          value={group.name}
          english={group.nameEn}
          issue={issues.get(`${at}.name`)}
          change={(words) => change({ ...group, name: words.value, nameEn: words.english })}
        />
        <EntryButtons name={name} at={at} last={last} move={move} remove={remove} />
      </div>
      {params.map((param, index) => (
        <ParamEditor
          key={index}
          at={index}
          last={params.length - 1}
          place={`${at}.params.${index}`}
          param={param}
          issues={issues}
          change={(next) => put(replaced(params, index, next))}
          move={(to) => put(moved(params, index, to))}
          remove={() => put(removed(params, index))}
        />
      ))}
      <Button icon={<PlusOutlined />} disabled={params.length >= MOST_PARAMS} onClick={() => put([...params, NEW_PARAM])}>
        {t('admin.products.groups.addParam')}
      </Button>
    </fieldset>
  )
}
