import { Input, Select } from 'antd'
import type { Comparing } from '../../../contract/forms/conditions.ts'
import type { Question } from '../../../contract/forms/questions.ts'
import { textIn } from '../../../contract/forms/text-in.ts'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { useDictionary } from '../../resource/data/dictionary.ts'
import { useRowChoice } from '../../resource/data/row-choice.ts'
import { Part } from '../../resource/pieces/part.tsx'
import { useLanguage } from './use-designer.ts'
import { useTranslation } from 'react-i18next'
import { NumberInput } from '../../shell/parts/number-input.tsx'

interface ComparedValueProps {
  label: string
  question: Question
  value: Comparing['value']
  set: (value: Comparing['value']) => void
}

type Handed = Parameters<Parameters<typeof Part>[0]['children']>[0]

/** The value that an answer is compared with, by a control that suits the question. */
export function ComparedValue({ label, question, value, set }: ComparedValueProps) {
  return (
    <Part quiet label={label}>
      {(handed) => <Control handed={handed} question={question} value={value} set={set} />}
    </Part>
  )
}

function Control({ handed, question, value, set }: Omit<ComparedValueProps, 'label'> & { handed: Handed }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const text = typeof value === 'string' ? value : ''
  switch (question.kind) {
    case 'choice':
    case 'choices': {
      const options = question.options.map((one) => ({ value: one.value, label: textIn(one.label, one.labelEn, language) || one.value }))
      return <Select {...handed} options={options} value={text || null} onChange={set} />
    }
    case 'yesNo': {
      const options = [true, false].map((one) => ({ value: Number(one), label: t(one ? 'admin.list.yes' : 'admin.list.no') }))
      return <Select<number> {...handed} options={options} value={Number(value === true)} onChange={(next) => set(next === 1)} />
    }
    case 'number':
      return <NumberInput {...handed} className="designer-number-field" value={typeof value === 'number' ? value : null} onChange={set} />
    case 'date':
      return <Input {...handed} type="date" value={text} onChange={({ target }) => set(target.value)} />
    case 'dictionary':
      return <ItemSelect handed={handed} code={question.dictionary} value={text} set={set} />
    case 'reference':
      return <RowSelect handed={handed} target={question.target} value={typeof value === 'number' ? value : null} set={set} />
    default:
      return <Input {...handed} maxLength={200} value={text} onChange={({ target }) => set(target.value)} />
  }
}

function ItemSelect({ handed, code, value, set }: { handed: Handed; code: string; value: string; set: (value: string) => void }) {
  const { items } = useDictionary(code)
  return (
    <Select {...handed} options={items.map(({ value: item, label }) => ({ value: item, label }))} value={value || null} onChange={set} />
  )
}

interface RowSelectProps {
  handed: Handed
  target: 'product' | 'productCategory' | 'news' | 'article'
  value: number | null
  set: (value: number) => void
}

function RowSelect({ handed, target, value, set }: RowSelectProps) {
  const choice = useRowChoice(resourceNamed(target), value === null ? [] : [value])
  return <Select<number> {...handed} {...choice} value={value} onChange={set} />
}
