import { Input, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import type { SpecParam } from '../../../contract/resources/product-parts.ts'
import { answers } from '../../../contract/resources/required-params.ts'
import { currentLanguage } from '../../language/i18n.ts'
import { textIn } from '../../resource/data/item.ts'
import { clearing } from '../../resource/pieces/clearing.tsx'
import { NumberInput } from '../../shell/parts/number-input.tsx'

type Answer = string | number | boolean

interface ParamInputProps {
  param: SpecParam
  value: Answer | undefined
  change: (answer: Answer | null) => void
  id: string
}

/** The input of one parameter, by the kind that the template gives it: text, number with unit, option, yes or no. */
export function ParamInput({ param, value, change, ...handed }: ParamInputProps) {
  const { t } = useTranslation()
  const given = answers(param, value) ? value : undefined
  if (param.kind === 'number')
    return (
      <NumberInput {...handed} className="kit-wide" suffix={param.unit} value={(given as number | undefined) ?? null} onChange={change} />
    )
  if (param.kind === 'choice') {
    const options = (param.options ?? []).map((option) => ({ value: option.value, label: textIn(option, 'label', currentLanguage()) }))
    return (
      <Select<string>
        {...handed}
        allowClear={clearing()}
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
    // A switch cannot express that the answer is unknown.
    return (
      <Select<string>
        {...handed}
        allowClear={clearing()}
        options={options}
        value={given === undefined ? null : given ? 'yes' : 'no'}
        onChange={(chosen) => change(chosen ? chosen === 'yes' : null)}
      />
    )
  }
  return <Input {...handed} maxLength={500} value={(given as string | undefined) ?? ''} onChange={({ target }) => change(target.value)} />
}
