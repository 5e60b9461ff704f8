import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { resourceNamed } from '../../../../contract/resources/index.ts'
import { useMayView } from '../../data/may-view.ts'
import { useRowChoice } from '../../data/row-choice.ts'
import { formProps, type ControlProps } from '../props/control.ts'
import { ReadOnlySelect } from '../select/read-only.tsx'

const idsIn = (value: unknown) => (value as number[] | null) ?? []

/** Any number of rows of another resource. */
export function ReferencesControl(props: ControlProps) {
  const target = resourceNamed(props.field.target!)
  if (useMayView(target)) return <RowsSelect {...props} />
  return <ReadOnlySelect id={props.id} target={target} names={idsIn(props.value).map((id) => `#${id}`)} />
}

function RowsSelect({ value, onChange, field, ...handed }: ControlProps) {
  const { t } = useTranslation()
  const chosen = idsIn(value)
  const choice = useRowChoice(resourceNamed(field.target!), chosen)
  return (
    <Select
      {...formProps(handed)}
      {...choice}
      mode="multiple"
      placeholder={t('admin.form.choose')}
      value={chosen}
      onChange={(next: number[]) => onChange?.(next)}
    />
  )
}
