import { SelectFilter } from '../../resource/kinds/select/filter.tsx'
import { ReferenceFilter } from '../../resource/kinds/reference/filter.tsx'
import type { FilterProps } from '../../resource/kinds/props/filter.ts'
import { useAnswerWords } from '../forms/words.ts'
import { formOf, useTotals } from './use-totals.ts'

/** By form. Options belong to one form, so another form has none of them chosen. */
export const FormFilter = (props: FilterProps) => <ReferenceFilter {...props} set={(change) => props.set({ ...change, picked: '' })} />

/** By a chosen option, once a form is chosen. */
export function PickedFilter(props: FilterProps) {
  const { name, values } = props
  const say = useAnswerWords()
  const formId = formOf(values)
  const { data } = useTotals(formId)
  const chosen = values[name]
  if (formId === null && !chosen) return null
  const known = (data?.questions ?? []).flatMap((question) =>
    question.counts.map(({ picked, label }) => ({ value: picked, label: say('picked', { question: question.label, option: label }) })),
  )
  const unknown = chosen && known.every(({ value }) => value !== chosen) ? [{ value: chosen, label: chosen }] : []
  return <SelectFilter {...props} options={[...known, ...unknown]} />
}
