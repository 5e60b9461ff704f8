import { tagsIn } from '../../../contract/format/tag-filter.ts'
import { ReferenceFilter } from '../../resource/kinds/reference/filter.tsx'
import type { FilterProps } from '../../resource/kinds/props/filter.ts'
import { ChoiceFilter } from './choice-filter.tsx'
import { formOf, useTotals } from './use-totals.ts'

/** By form. Options belong to one form, so another form has none of them chosen. */
export const FormFilter = (props: FilterProps) => <ReferenceFilter {...props} set={(change) => props.set({ ...change, picked: '' })} />

/** By chosen options, any of each question, once a form is chosen. */
export function PickedFilter(props: FilterProps) {
  const { name, values } = props
  const formId = formOf(values)
  const { data } = useTotals(formId)
  if (formId === null && tagsIn(values[name] ?? '').length === 0) return null
  return (
    <ChoiceFilter {...props} questions={(data?.questions ?? []).map(({ counts, ...question }) => ({ ...question, options: counts }))} />
  )
}
