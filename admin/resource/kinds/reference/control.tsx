import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { resourceNamed } from '../../../../contract/resources/index.ts'
import type { Field } from '../../../../contract/fields.ts'
import type { Resource } from '../../../../contract/resource.ts'
import { referenceName } from '../../../../contract/calls/rows.ts'
import { currentLanguage } from '../../../language/i18n.ts'
import { textIn, type Item } from '../../data/item.ts'
import { useMayView } from '../../data/may-view.ts'
import { useRowChoice } from '../../data/row-choice.ts'
import { parentField } from '../../data/tree.ts'
import { formProps, type ControlProps } from '../props/control.ts'
import { ReadOnlySelect } from '../select/read-only.tsx'
import { RowTree } from '../tree-parent/row-tree.tsx'
import { clearing } from '../../pieces/clearing.tsx'

/** One row of another resource, found by its name. */
export function ReferenceControl(props: ControlProps) {
  const { id, value, field, name, item } = props
  const target = resourceNamed(field.target!)
  const mayView = useMayView(target)
  const isUnchanged = item !== null && value === item[name]
  const label = isUnchanged ? textIn(item, referenceName(name), currentLanguage()) : ''
  if (mayView && parentField(target.fields)) return <BranchSelect {...props} target={target} />
  if (mayView) return <RowSelect {...props} />
  return <ReadOnlySelect id={id} target={target} names={typeof value === 'number' ? [label || `#${value}`] : []} />
}

/** True for a field that cannot be emptied; one that the server fills in can be left out of a new row. */
const isKept = ({ required, given }: Field, item: Item | null) => required || (given === true && item !== null)

/** The words in an empty field: a new row gets from the server what it leaves out, so nobody needs to choose. */
const emptyWords = ({ given }: Field, item: Item | null) => (given && item === null ? 'admin.form.filledIn' : 'admin.form.choose')

/** A row of a tree is found by its place in it. */
function BranchSelect({ target, field, ...handed }: ControlProps & { target: Resource }) {
  const { t } = useTranslation()
  return <RowTree {...handed} target={target} required={isKept(field, handed.item)} placeholder={t(emptyWords(field, handed.item))} />
}

function RowSelect({ value, onChange, field, name, item, ...handed }: ControlProps) {
  const { t } = useTranslation()
  const chosen = (value as number | null) ?? null
  const label = item ? textIn(item, referenceName(name), currentLanguage()) : ''
  const named = item?.[name] && label ? [{ value: item[name] as number, label }] : []
  const choice = useRowChoice(resourceNamed(field.target!), chosen === null ? [] : [chosen], { known: named })
  return (
    <Select
      {...formProps(handed)}
      {...choice}
      allowClear={clearing(!isKept(field, item))}
      placeholder={t(emptyWords(field, item))}
      value={chosen}
      onChange={(next: number | null | undefined) => onChange?.(next ?? null)}
    />
  )
}
