import { Input, InputNumber, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import type { SpecParam } from '../../../contract/resources/product-parts.ts'
import { currentLanguage } from '../../language/i18n.ts'
import { textIn } from '../../resource/data/item.ts'
import { answers } from './answers.ts'

export type Answer = string | number | boolean

interface ParamInputProps {
  param: SpecParam
  value: Answer | undefined
  change: (answer: Answer | null) => void
  id: string
}

/** One parameter of a product, asked for as its template says: a text, a number with its unit, one of its options, yes or no. */
export function ParamInput({ param, value, change, ...handed }: ParamInputProps) {
  const { t } = useTranslation()
  const given = answers(param, value) ? value : undefined
  if (param.kind === 'number')
    return (
      <InputNumber<number>
        {...handed}
        className="kit-wide"
        suffix={param.unit}
        value={(given as number | undefined) ?? null}
        onChange={change}
      />
    )
  if (param.kind === 'choice') {
    const options = (param.options ?? []).map((option) => ({ value: option.value, label: textIn(option, 'label', currentLanguage()) }))
    return (
      <Select<string>
        {...handed}
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        options={options}
        value={(given as string | undefined) ?? null}
        onChange={(chosen) => change(chosen ?? null)}
      />
    )
  }
  if (param.kind === 'boolean') {
    const options = [
      { value: 'yes', label: t('admin.list.yes') },
      { value: 'no', label: t('admin.list.no') },
    ]
    // Neither is an answer too: a switch could not say that nothing is known.
    return (
      <Select<string>
        {...handed}
        allowClear
        options={options}
        value={given === undefined ? null : given ? 'yes' : 'no'}
        onChange={(chosen) => change(chosen ? chosen === 'yes' : null)}
      />
    )
  }
  return <Input {...handed} maxLength={500} value={(given as string | undefined) ?? ''} onChange={({ target }) => change(target.value)} />
}
