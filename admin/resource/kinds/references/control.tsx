import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { resourceNamed } from '../../../../contract/resources/index.ts'
import type { ControlProps } from '../props/control.ts'
import { useRowChoice } from '../../data/row-choice.ts'

/** Any number of rows of another resource. */
export function ReferencesControl({ id, value, onChange, onBlur, field }: ControlProps) {
  const { t } = useTranslation()
  const chosen = (value as number[] | null) ?? []
  const choice = useRowChoice(resourceNamed(field.target!), chosen)
  return (
    <Select
      {...(id ? { id } : {})}
      {...choice}
      mode="multiple"
      placeholder={t('admin.form.choose')}
      value={chosen}
      onChange={(next: number[]) => onChange?.(next)}
      {...(onBlur ? { onBlur } : {})}
    />
  )
}
