import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { resourceNamed } from '../../../../contract/resources/index.ts'
import { referenceName } from '../../../contract/calls/rows.ts'
import { currentLanguage } from '../../../language/i18n.ts'
import type { ControlProps } from '../props/control.ts'
import { textIn } from '../../data/item.ts'
import { useRowChoice } from '../../data/row-choice.ts'

/** One row of another resource, found by its name. */
export function ReferenceControl({ id, value, onChange, onBlur, field, name, item }: ControlProps) {
  const { t } = useTranslation()
  const chosen = (value as number | null) ?? null
  const label = item ? textIn(item, referenceName(name), currentLanguage()) : ''
  const named = item?.[name] && label ? [{ value: item[name] as number, label }] : []
  const choice = useRowChoice(resourceNamed(field.target!), chosen === null ? [] : [chosen], named)
  return (
    <Select
      {...(id ? { id } : {})}
      {...choice}
      allowClear={!field.required}
      placeholder={t('admin.form.choose')}
      value={chosen}
      onChange={(next: number | null | undefined) => onChange?.(next ?? null)}
      {...(onBlur ? { onBlur } : {})}
    />
  )
}
