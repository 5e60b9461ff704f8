import { PlusOutlined } from '@ant-design/icons'
import { Button, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import type { SpecParam } from '../../../contract/resources/product-parts.ts'
import type { Issues } from '../../resource/data/issues.ts'
import { moved, removed, replaced } from '../../resource/data/order.ts'
import { LanguageTag } from '../../resource/pieces/language-tag.tsx'
import { Part } from '../../resource/pieces/part.tsx'
import { EntryButtons } from './entry-buttons.tsx'

type Option = NonNullable<SpecParam['options']>[number]

const MOST_OPTIONS = 100

interface OptionsEditorProps {
  place: string
  options: Option[]
  issues: Issues
  change: (options: Option[]) => void
}

/** The options of a choice: the value that is stored and appears in addresses, and its words. */
export function OptionsEditor({ place, options, issues, change }: OptionsEditorProps) {
  const { t } = useTranslation()
  return (
    <div className="parts-options" role="group" aria-label={t('admin.products.groups.options')}>
      {options.length > 0 && <Heads />}
      {options.map((option, at) => (
        <OptionEditor
          key={at}
          at={at}
          last={options.length - 1}
          option={option}
          valueIssue={issues.get(`${place}.${at}.value`)}
          labelIssue={issues.get(`${place}.${at}.label`)}
          change={(next) => change(replaced(options, at, next))}
          move={(to) => change(moved(options, at, to))}
          remove={() => change(removed(options, at))}
        />
      ))}
      <Button
        size="small"
        icon={<PlusOutlined />}
        disabled={options.length >= MOST_OPTIONS}
        onClick={() => change([...options, { value: '', label: '' }])}
      >
        {t('admin.products.groups.addOption')}
      </Button>
    </div>
  )
}

/** The headings of the columns; each control has a hidden label of its own for screen readers. */
const Heads = () => {
  const { t } = useTranslation()
  return (
    <div className="parts-option parts-option-heads" aria-hidden>
      <span>{t('admin.products.groups.value')}</span>
      <span>
        {t('admin.products.groups.label')} <LanguageTag language="zh-CN" />
      </span>
      <span>
        <LanguageTag language="en" />
      </span>
    </div>
  )
}

interface OptionEditorProps {
  at: number
  last: number
  option: Option
  valueIssue: string | undefined
  labelIssue: string | undefined
  change: (option: Option) => void
  move: (to: number) => void
  remove: () => void
}

function OptionEditor({ at, last, option, valueIssue, labelIssue, change, move, remove }: OptionEditorProps) {
  const { t } = useTranslation()
  const title = t('admin.products.groups.option', { number: at + 1 })
  const part = (name: string, english = false) => ({
    label: `${title} ${name}${english ? ` ${t('admin.products.english')}` : ''}`,
    quiet: true,
  })
  const [value, label] = [t('admin.products.groups.value'), t('admin.products.groups.label')]
  return (
    <div className="parts-option">
      <Part {...part(value)} issue={valueIssue}>
        {(handed) => (
          <Input
            {...handed}
            maxLength={64}
            spellCheck={false}
            placeholder={value}
            value={option.value}
            onChange={({ target }) => change({ ...option, value: target.value })}
          />
        )}
      </Part>
      <Part {...part(label)} issue={labelIssue}>
        {(handed) => (
          <Input
            {...handed}
            maxLength={128}
            placeholder={label}
            value={option.label}
            onChange={({ target }) => change({ ...option, label: target.value })}
          />
        )}
      </Part>
      <Part {...part(label, true)}>
        {(handed) => (
          <Input
            {...handed}
            lang="en"
            maxLength={128}
            placeholder={t('admin.products.english')}
            value={option.labelEn ?? ''}
            onChange={({ target }) => change({ ...option, labelEn: target.value || null })}
          />
        )}
      </Part>
      <EntryButtons name={option.label || title} at={at} last={last} move={move} remove={remove} />
    </div>
  )
}
