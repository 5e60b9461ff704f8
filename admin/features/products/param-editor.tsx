import { Checkbox, Input, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import type { SpecParam } from '../../../contract/resources/product-parts.ts'
import type { Issues } from '../../resource/data/issues.ts'
import { Part } from '../../resource/pieces/part.tsx'
import { EntryButtons } from './entry-buttons.tsx'
import { OptionsEditor } from './options-editor.tsx'
import { WordsPair } from './words-pair.tsx'

const KINDS = ['text', 'number', 'choice', 'boolean'] as const satisfies readonly SpecParam['kind'][]

interface ParamEditorProps {
  at: number
  last: number
  /** The place in the template by which complaints name the parameter. */
  place: string
  param: SpecParam
  issues: Issues
  change: (param: SpecParam) => void
  move: (to: number) => void
  remove: () => void
}

/** One parameter that a template asks for. */
export function ParamEditor({ at, last, place, param, issues, change, move, remove }: ParamEditorProps) {
  const { t } = useTranslation()
  const title = t('admin.products.groups.param', { number: at + 1 })
  return (
    <div className="parts-param" role="group" aria-label={param.name || title}>
      <div className="parts-line">
        <WordsPair
          label={t('admin.products.groups.name')}
          value={param.name}
          english={param.nameEn}
          issue={issues.get(`${place}.name`)}
          change={(words) => change({ ...param, name: words.value, nameEn: words.english })}
        />
        <Part label={t('admin.products.groups.key')} issue={issues.get(`${place}.key`)}>
          {(handed) => (
            <Input
              {...handed}
              maxLength={40}
              spellCheck={false}
              value={param.key}
              onChange={({ target }) => change({ ...param, key: target.value })}
            />
          )}
        </Part>
        <Part label={t('admin.products.groups.kind')} issue={issues.get(`${place}.kind`)}>
          {(handed) => (
            <Select<SpecParam['kind']>
              {...handed}
              options={KINDS.map((kind) => ({ value: kind, label: t(`admin.products.groups.kinds.${kind}`) }))}
              value={param.kind}
              onChange={(kind) => change(ofKind(param, kind))}
            />
          )}
        </Part>
        {param.kind === 'number' && (
          <Part label={t('admin.products.groups.unit')} issue={issues.get(`${place}.unit`)}>
            {(handed) => (
              <Input
                {...handed}
                maxLength={16}
                value={param.unit ?? ''}
                onChange={({ target }) => change({ ...param, unit: target.value || null })}
              />
            )}
          </Part>
        )}
      </div>
      {param.kind === 'choice' && (
        <OptionsEditor
          place={`${place}.options`}
          options={param.options ?? []}
          issues={issues}
          change={(options) => change({ ...param, options })}
        />
      )}
      <div className="parts-foot">
        <Checkbox checked={param.required === true} onChange={({ target }) => change({ ...param, required: target.checked })}>
          {t('admin.products.groups.required')}
        </Checkbox>
        <Checkbox checked={param.searchable === true} onChange={({ target }) => change({ ...param, searchable: target.checked })}>
          {t('admin.products.groups.searchable')}
        </Checkbox>
        <span className="kit-space" />
        <EntryButtons name={param.name || title} at={at} last={last} move={move} remove={remove} />
      </div>
    </div>
  )
}

/** Changes the kind of a parameter. Only numbers keep a unit, only choices keep options. */
function ofKind({ unit, options, ...param }: SpecParam, kind: SpecParam['kind']): SpecParam {
  return {
    ...param,
    kind,
    ...(kind === 'number' && unit !== undefined ? { unit } : {}),
    ...(kind === 'choice' ? { options: options ?? [{ value: '', label: '' }] } : {}),
  }
}
