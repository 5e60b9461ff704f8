import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { resourceNamed } from '../../../../contract/resources/index.ts'
import { useMayView } from '../../data/may-view.ts'
import { useRowChoice } from '../../data/row-choice.ts'
import { parentField } from '../../data/tree.ts'
import { RowTree } from '../tree-parent/row-tree.tsx'
import { formProps, type ControlProps } from '../props/control.ts'
import { ReadOnlySelect } from '../select/read-only.tsx'

const idsIn = (value: unknown) => (value as number[] | null) ?? []

/** Any number of rows of another resource. */
export function ReferencesControl(props: ControlProps) {
  const target = resourceNamed(props.field.target!)
  const mayView = useMayView(target)
  if (mayView && parentField(target.fields)) return <BranchesSelect {...props} />
  if (mayView) return <RowsSelect {...props} />
  return <ReadOnlySelect id={props.id} target={target} names={idsIn(props.value).map((id) => `#${id}`)} />
}

/** Rows of a tree are found by their places in it. */
function BranchesSelect({ field, value, ...handed }: ControlProps) {
  const { t } = useTranslation()
  return <RowTree {...handed} multiple value={idsIn(value)} target={resourceNamed(field.target!)} placeholder={t('admin.form.choose')} />
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
