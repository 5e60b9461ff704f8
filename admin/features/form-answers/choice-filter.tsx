import { Select } from 'antd'
import { tagFilter, MOST_TAGS, tagsIn } from '../../../contract/format/tag-filter.ts'
import { clearing } from '../../resource/pieces/clearing.tsx'
import type { FilterProps } from '../../resource/kinds/props/filter.ts'
import { useAnswerWords } from '../forms/words.ts'

interface ChoiceFilterProps extends FilterProps {
  /** The questions with options; `picked` is the tag of an option. */
  questions: readonly { key: string; label: string; options: readonly { label: string; picked: string }[] }[]
}

/** By chosen options, any of each question. */
export function ChoiceFilter({ name, label, values, set, questions }: ChoiceFilterProps) {
  const say = useAnswerWords()
  const chosen = tagsIn(values[name] ?? '')
  const groups = questions.map(({ key, label: question, options }) => ({
    key,
    label: question,
    options: options.map(({ picked, label: option }) => ({ value: picked, label: say('picked', { question, option }) })),
  }))
  const known = new Set(groups.flatMap(({ options }) => options.map(({ value }) => value)))
  const unknown = chosen.filter((one) => !known.has(one)).map((value) => ({ value, label: value }))
  if (groups.length + unknown.length === 0) return null
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
