import { Select } from 'antd'
import { tagFilter, MOST_TAGS, tagsIn } from '../../../contract/format/tag-filter.ts'
import { clearing } from '../../resource/pieces/clearing.tsx'
import { ReferenceFilter } from '../../resource/kinds/reference/filter.tsx'
import type { FilterProps } from '../../resource/kinds/props/filter.ts'
import { useAnswerWords } from '../forms/words.ts'
import { formOf, useTotals } from './use-totals.ts'

/** By form. Options belong to one form, so another form has none of them chosen. */
export const FormFilter = (props: FilterProps) => <ReferenceFilter {...props} set={(change) => props.set({ ...change, picked: '' })} />

/** By chosen options, any of each question, once a form is chosen. */
export function PickedFilter({ name, label, values, set }: FilterProps) {
  const say = useAnswerWords()
  const formId = formOf(values)
  const { data } = useTotals(formId)
  const chosen = tagsIn(values[name] ?? '')
  if (formId === null && chosen.length === 0) return null
  const groups = (data?.questions ?? []).map(({ key, label: question, counts }) => ({
    key,
    label: question,
    options: counts.map(({ picked, label: option }) => ({ value: picked, label: say('picked', { question, option }) })),
  }))
  const known = new Set(groups.flatMap(({ options }) => options.map(({ value }) => value)))
  const unknown = chosen.filter((one) => !known.has(one)).map((value) => ({ value, label: value }))
  return (
    <Select<string[]>
      mode="multiple"
      allowClear={clearing()}
      showSearch={{ optionFilterProp: 'label' }}
      placeholder={label}
      aria-label={label}
      options={[...groups, ...unknown]}
      maxCount={MOST_TAGS}
      maxTagCount="responsive"
      value={chosen}
      onChange={(picked) => set({ [name]: tagFilter(picked) })}
      className="kit-filter"
    />
  )
}
