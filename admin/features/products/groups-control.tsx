import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { SpecGroup, SpecParam } from '../../../contract/resources/product-parts.ts'
import { inputSchema } from '../../../contract/field-schema.ts'
import { currentLanguage } from '../../language/i18n.ts'
import type { ControlProps } from '../../resource/kinds/props/control.ts'
import { useIssues, type Issues } from '../../resource/data/issues.ts'
import { textIn } from '../../resource/data/item.ts'
import { useSteady } from '../../browser/use-steady.ts'
import { leaving } from '../../resource/pieces/part.tsx'
import { EntryButtons } from './entry-buttons.tsx'
import { ParamEditor } from './param-editor.tsx'
import './products.css'
import { useListEdit, type ListEdit } from './use-list-edit.ts'
import { WordsPair, type Words } from './words-pair.tsx'

const MOST_GROUPS = 30
const MOST_PARAMS = 60
const NONE: SpecGroup[] = []
const NEW_PARAM: SpecParam = { key: '', name: '', kind: 'text' }

/** The parameters that a template asks for, in groups. The site shows them in the same order. */
export function GroupsControl({ id, value, onChange, onBlur, field }: ControlProps) {
  const { t } = useTranslation()
  const issues = useIssues(inputSchema(field), value)
  const groups = (value ?? NONE) as SpecGroup[]
  const edit = useListEdit(groups, (next) => onChange?.(next.length > 0 ? next : null))
  return (
    <div id={id} onBlur={leaving(onBlur)}>
      <p className="kit-hint">{t(groups.length === 0 ? 'admin.products.groups.empty' : 'admin.products.groups.keyHint')}</p>
      {groups.map((group, at) => (
        <GroupEditor key={at} at={at} last={groups.length - 1} group={group} issues={issues} edit={edit} />
      ))}
      <Button icon={<PlusOutlined />} disabled={groups.length >= MOST_GROUPS} onClick={() => edit.add({ name: '', params: [NEW_PARAM] })}>
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
  edit: ListEdit<SpecGroup>
}

const GroupEditor = memo(function GroupEditor({ at, last, group, issues, edit }: GroupEditorProps) {
  const { t } = useTranslation()
  const title = t('admin.products.groups.group', { number: at + 1 })
  const name = textIn(group, 'name', currentLanguage()) || title
  const { params } = group
  const rename = useSteady(({ value, english }: Words) => edit.change(at, { ...group, name: value, nameEn: english }))
  const move = useSteady((to: number) => edit.move(at, to))
  const remove = useSteady(() => edit.remove(at))
  const within = useListEdit(params, (next) => edit.change(at, { ...group, params: next }))
  return (
    <fieldset className="parts">
      <legend>{name}</legend>
      <div className="parts-head">
        <WordsPair
          label={t('admin.products.groups.name')}
          value={group.name}
          english={group.nameEn}
          issue={issues.get(`${at}.name`)}
          change={rename}
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
          edit={within}
        />
      ))}
      <Button icon={<PlusOutlined />} disabled={params.length >= MOST_PARAMS} onClick={() => within.add(NEW_PARAM)}>
        {t('admin.products.groups.addParam')}
      </Button>
    </fieldset>
  )
})
