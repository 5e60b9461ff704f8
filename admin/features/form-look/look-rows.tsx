import { Select } from 'antd'
import type { QuestionOf } from '../../../contract/forms/questions.ts'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { useDictionary } from '../../resource/data/dictionary.ts'
import { useMayView } from '../../resource/data/may-view.ts'
import { useRowChoice } from '../../resource/data/row-choice.ts'
import { clearing } from '../../resource/pieces/clearing.tsx'
import type { LookInputProps } from './look-props.ts'
import { useLookSource } from './look-source.ts'
import { sayIn } from './look-words.ts'

/** One of the choices that came with the form. */
function GivenChoice({ id, choices, value, language, handed, set }: GivenChoiceProps) {
  return (
    <Select
      {...handed}
      id={id}
      options={[...choices]}
      allowClear={clearing()}
      showSearch={{ optionFilterProp: 'label' }}
      placeholder={sayIn(language, 'choose')}
      value={value === undefined || value === '' ? null : String(value)}
      onChange={(next: string | null | undefined) => set(next ?? null)}
    />
  )
}

interface GivenChoiceProps extends Pick<LookInputProps, 'id' | 'value' | 'language' | 'handed'> {
  choices: readonly { value: string; label: string }[]
  set: (value: string | null) => void
}

/** One of the real items of a dictionary. */
export function LookItem(props: LookInputProps<QuestionOf<'dictionary'>>) {
  const choices = useLookSource()?.choices[props.question.key]
  return choices ? <GivenChoice {...props} choices={choices} /> : <ItemSelect {...props} />
}

function ItemSelect({ id, question, value, language, handed, set }: LookInputProps<QuestionOf<'dictionary'>>) {
  const { items, isLoading } = useDictionary(question.dictionary)
  const options = items.filter(({ isActive }) => isActive).map(({ value: item, label }) => ({ value: item, label }))
  return (
    <Select
      {...handed}
      id={id}
      loading={isLoading}
      options={options}
      allowClear={clearing()}
      showSearch={{ optionFilterProp: 'label' }}
      placeholder={sayIn(language, 'choose')}
      value={typeof value === 'string' && value !== '' ? value : null}
      onChange={(next: string | null | undefined) => set(next ?? null)}
    />
  )
}

/** One of the real rows, for whoever may view them. */
export function LookRow(props: LookInputProps<QuestionOf<'reference'>>) {
  const { id, question, language } = props
  const choices = useLookSource()?.choices[question.key]
  const mayView = useMayView(resourceNamed(question.target))
  if (choices) return <GivenChoice {...props} choices={choices} set={(next) => props.set(next === null ? null : Number(next))} />
  if (mayView) return <RowSelect {...props} />
  return (
    <>
      <Select id={id} disabled placeholder={sayIn(language, 'choose')} />
      <p className="look-help">{sayIn(language, 'notViewable')}</p>
    </>
  )
}

function RowSelect({ id, question, value, language, handed, set }: LookInputProps<QuestionOf<'reference'>>) {
  const chosen = typeof value === 'number' ? value : null
  const choice = useRowChoice(resourceNamed(question.target), chosen === null ? [] : [chosen])
  return (
    <Select
      {...handed}
      {...choice}
      id={id}
      allowClear={clearing()}
      placeholder={sayIn(language, 'choose')}
      value={chosen}
      onChange={(next: number | null | undefined) => set(next ?? null)}
    />
  )
}
