import { Checkbox, Input, Radio, Select } from 'antd'
import type { Answer } from '../../../contract/forms/answer.ts'
import type { FormOption, QuestionOf } from '../../../contract/forms/questions.ts'
import { textIn } from '../../../contract/forms/text-in.ts'
import type { Language } from '../../../contract/languages.ts'
import { clearing } from '../../resource/pieces/clearing.tsx'
import { LookFiles } from './look-files.tsx'
import { LookItem, LookRow } from './look-rows.tsx'
import type { LookInputProps } from './look-props.ts'
import { sayIn } from './look-words.ts'
import { NumberInput } from '../../shell/parts/number-input.tsx'

/** The control of a question. */
export function LookInput({ question, ...props }: LookInputProps) {
  switch (question.kind) {
    case 'line':
      return <LineInput question={question} {...props} />
    case 'lines':
      return <LinesInput question={question} {...props} />
    case 'number':
      return <AmountInput question={question} {...props} />
    case 'date':
      return <DateInput question={question} {...props} />
    case 'choice':
      return <ChoiceInput question={question} {...props} />
    case 'choices':
      return <ChoicesInput question={question} {...props} />
    case 'yesNo':
      return <YesNoInput question={question} {...props} />
    case 'consent':
      return <ConsentInput question={question} {...props} />
    case 'dictionary':
      return <LookItem question={question} {...props} />
    case 'reference':
      return <LookRow question={question} {...props} />
    case 'file':
      return <LookFiles question={question} {...props} />
  }
}

const textOf = (value: Answer | undefined): string => (typeof value === 'string' ? value : '')

const TYPES = { email: 'email', mobile: 'tel', phone: 'tel', link: 'url', digits: 'text' } as const

function LineInput({ id, question, value, language, handed, set }: LookInputProps<QuestionOf<'line'>>) {
  const { format, hint, hintEn, most } = question
  return (
    <Input
      {...handed}
      id={id}
      type={format ? TYPES[format] : 'text'}
      {...(format === 'digits' && { inputMode: 'numeric' })}
      {...(most && { maxLength: most })}
      placeholder={textIn(hint, hintEn, language) ?? ''}
      value={textOf(value)}
      onChange={({ target }) => set(target.value)}
    />
  )
}

function LinesInput({ id, question, value, language, handed, set }: LookInputProps<QuestionOf<'lines'>>) {
  const { hint, hintEn, most } = question
  return (
    <Input.TextArea
      {...handed}
      id={id}
      rows={4}
      {...(most && { maxLength: most, showCount: true })}
      placeholder={textIn(hint, hintEn, language) ?? ''}
      value={textOf(value)}
      onChange={({ target }) => set(target.value)}
    />
  )
}

function AmountInput({ id, question, value, language, handed, set }: LookInputProps<QuestionOf<'number'>>) {
  const { hint, hintEn } = question
  const unit = textIn(question.unit, question.unitEn, language)
  return (
    <NumberInput
      {...handed}
      id={id}
      className="look-number"
      {...(unit && { suffix: unit })}
      placeholder={textIn(hint, hintEn, language) ?? ''}
      value={typeof value === 'number' ? value : null}
      onChange={set}
    />
  )
}

function DateInput({ id, question, value, handed, set }: LookInputProps<QuestionOf<'date'>>) {
  const { from, until } = question
  return (
    <Input
      {...handed}
      id={id}
      type="date"
      {...(from && { min: from })}
      {...(until && { max: until })}
      value={textOf(value)}
      onChange={({ target }) => set(target.value)}
    />
  )
}

const choicesOf = (options: readonly FormOption[], language: Language) =>
  options.map(({ value, label, labelEn }) => ({ value, label: textIn(label, labelEn, language) }))

function ChoiceInput({ id, question, value, language, handed, set }: LookInputProps<QuestionOf<'choice'>>) {
  const options = choicesOf(question.options, language)
  if (question.look === 'buttons')
    return (
      <Radio.Group
        className="look-choices"
        name={id}
        options={options}
        value={value ?? null}
        onChange={({ target }) => set(String(target.value))}
      />
    )
  return (
    <Select
      {...handed}
      id={id}
      options={options}
      allowClear={clearing()}
      placeholder={sayIn(language, 'choose')}
      value={textOf(value) || null}
      onChange={(next: string | null | undefined) => set(next ?? null)}
    />
  )
}

function ChoicesInput({ question, value, language, set }: LookInputProps<QuestionOf<'choices'>>) {
  const chosen = Array.isArray(value) ? (value as string[]) : []
  return <Checkbox.Group className="look-choices" options={choicesOf(question.options, language)} value={chosen} onChange={set} />
}

function YesNoInput({ id, value, language, set }: LookInputProps<QuestionOf<'yesNo'>>) {
  const options = [
    { value: 'yes', label: sayIn(language, 'yes') },
    { value: 'no', label: sayIn(language, 'no') },
  ]
  const chosen = typeof value === 'boolean' ? (value ? 'yes' : 'no') : null
  return (
    <Radio.Group
      className="look-choices"
      name={id}
      options={options}
      value={chosen}
      onChange={({ target }) => set(target.value === 'yes')}
    />
  )
}

/** The label is the words that the reader agrees to; the way to the terms stands behind it. */
function ConsentInput({
  id,
  question,
  value,
  label,
  language,
  handed: { status: _, ...handed },
  set,
}: LookInputProps<QuestionOf<'consent'>>) {
  return (
    <span className="look-consent">
      <Checkbox {...handed} id={id} checked={value === true} onChange={({ target }) => set(target.checked || null)}>
        {label}
      </Checkbox>
      {question.link && (
        <a href={question.link} target="_blank" rel="noopener noreferrer">
          {sayIn(language, 'open')}
        </a>
      )}
    </span>
  )
}
