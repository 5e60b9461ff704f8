import { Checkbox, Input, Select } from 'antd'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { SpecParam } from '../../../contract/resources/product-parts.ts'
import type { Issues } from '../../resource/data/issues.ts'
import { Part } from '../../resource/pieces/part.tsx'
import { useSteady } from '../../browser/use-steady.ts'
import { EntryButtons } from './entry-buttons.tsx'
import { OptionsEditor } from './options-editor.tsx'
import type { ListEdit } from './use-list-edit.ts'
import { WordsPair, type Words } from './words-pair.tsx'

const KINDS = ['text', 'number', 'choice', 'boolean'] as const satisfies readonly SpecParam['kind'][]

interface ParamEditorProps {
  at: number
  last: number
  /** The place in the template by which complaints name the parameter. */
  place: string
  param: SpecParam
  issues: Issues
  edit: ListEdit<SpecParam>
}

/** One parameter that a template asks for. */
export const ParamEditor = memo(function ParamEditor({ at, last, place, param, issues, edit }: ParamEditorProps) {
  const { t } = useTranslation()
  const title = t('admin.products.groups.param', { number: at + 1 })
  const change = useSteady((part: Partial<SpecParam>) => edit.change(at, { ...param, ...part }))
  const rename = useSteady(({ value, english }: Words) => change({ name: value, nameEn: english }))
  const choose = useSteady((kind: SpecParam['kind']) => edit.change(at, ofKind(param, kind)))
  const move = useSteady((to: number) => edit.move(at, to))
  const remove = useSteady(() => edit.remove(at))
  return (
    <div className="parts-param" role="group" aria-label={param.name || title}>
      <div className="parts-line">
        <WordsPair
          label={t('admin.products.groups.name')}
          value={param.name}
          english={param.nameEn}
          issue={issues.get(`${place}.name`)}
          change={rename}
        />
        <Part label={t('admin.products.groups.key')} issue={issues.get(`${place}.key`)}>
          {(handed) => (
            <Input
              {...handed}
              maxLength={40}
              spellCheck={false}
              value={param.key}
              onChange={({ target }) => change({ key: target.value })}
            />
          )}
        </Part>
        <KindChoice kind={param.kind} issue={issues.get(`${place}.kind`)} choose={choose} />
        {param.kind === 'number' && (
          <Part label={t('admin.products.groups.unit')} issue={issues.get(`${place}.unit`)}>
            {(handed) => (
              <Input
                {...handed}
                maxLength={16}
                value={param.unit ?? ''}
                onChange={({ target }) => change({ unit: target.value || null })}
              />
            )}
          </Part>
        )}
      </div>
      {param.kind === 'choice' && (
        <OptionsEditor place={`${place}.options`} options={param.options ?? []} issues={issues} change={(options) => change({ options })} />
      )}
      <div className="parts-foot">
        <Flags isRequired={param.required === true} isSearchable={param.searchable === true} change={change} />
        <span className="kit-space" />
        <EntryButtons name={param.name || title} at={at} last={last} move={move} remove={remove} />
      </div>
    </div>
  )
})

/** Changes the kind of a parameter. Only numbers keep a unit, only choices keep options. */
function ofKind({ unit, options, ...param }: SpecParam, kind: SpecParam['kind']): SpecParam {
  return {
    ...param,
    kind,
    ...(kind === 'number' && unit !== undefined ? { unit } : {}),
    ...(kind === 'choice' ? { options: options ?? [{ value: '', label: '' }] } : {}),
  }
}

interface KindChoiceProps {
  kind: SpecParam['kind']
  issue: string | undefined
  choose: (kind: SpecParam['kind']) => void
}

const KindChoice = memo(function KindChoice({ kind, issue, choose }: KindChoiceProps) {
  const { t } = useTranslation()
  return (
    <Part label={t('admin.products.groups.kind')} issue={issue}>
      {(handed) => (
        <Select<SpecParam['kind']>
          {...handed}
          options={KINDS.map((value) => ({ value, label: t(`admin.products.groups.kinds.${value}`) }))}
          value={kind}
          onChange={choose}
        />
      )}
    </Part>
  )
})

interface FlagsProps {
  isRequired: boolean
  isSearchable: boolean
  change: (part: Partial<SpecParam>) => void
}

const Flags = memo(function Flags({ isRequired, isSearchable, change }: FlagsProps) {
  const { t } = useTranslation()
  return (
    <>
      <Checkbox checked={isRequired} onChange={({ target }) => change({ required: target.checked })}>
        {t('admin.products.groups.required')}
      </Checkbox>
      <Checkbox checked={isSearchable} onChange={({ target }) => change({ searchable: target.checked })}>
        {t('admin.products.groups.searchable')}
      </Checkbox>
    </>
  )
})
