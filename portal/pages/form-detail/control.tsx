import type { ReactNode } from 'react'
import { ANY_EMAIL } from '../../../contract/format/email.ts'
import { htmlPattern } from '../../../contract/format/html-pattern.ts'
import { MOBILE } from '../../../contract/format/mobile.ts'
import { PHONE } from '../../../contract/format/phone.ts'
import { textIn } from '../../../contract/forms/text-in.ts'
import type { QuestionOf } from '../../../contract/forms/questions.ts'
import { useLayout, useWords } from '../../page/use-layout.ts'
import type { AnswerProps } from './answer-props.ts'
import { FileControl } from './file-control.tsx'
import { wrongWords } from './wrong.ts'

interface Choice {
  value: string
  label: string
}

interface AnyAnswerProps extends AnswerProps {
  /** The label of a box that has no other. */
  label: ReactNode
  /** The items or rows that can be chosen. */
  choices: readonly Choice[]
}

/** The control of a question that is answered in one place. */
export function Control({ question, label, choices, ...rest }: AnyAnswerProps) {
  const { language } = useLayout()
  switch (question.kind) {
    case 'line':
      return <Line question={question} {...rest} />
    case 'lines':
      return <Lines question={question} {...rest} />
    case 'number':
      return <NumberLine question={question} {...rest} />
    case 'date':
      return <Day question={question} {...rest} />
    case 'consent':
      return <Consent question={question} label={label} {...rest} />
    case 'file':
      return <FileControl question={question} {...rest} />
    case 'dictionary':
    case 'reference':
      return <Select question={question} choices={choices} {...rest} />
    case 'choice':
      return (
        <Select
          question={question}
          choices={question.options.map((one) => ({ ...one, label: textIn(one.label, one.labelEn, language) }))}
          {...rest}
        />
      )
    default:
      return null
  }
}

/** Returns the attributes that all controls of a question have. */
function useCommon({ question, told, texts, isRequired }: AnswerProps) {
  const { language } = useLayout()
  const words = useWords()
  const hint = 'hint' in question ? textIn(question.hint, question.hintEn, language) : null
  return {
    ...told,
    name: question.key,
    required: isRequired,
    defaultValue: texts[0],
    placeholder: hint || undefined,
    'data-wrong': wrongWords(question, words),
  }
}

/** The attributes by which a browser types, remembers and checks each format. */
const FORMATS = {
  // The own check of a field for addresses knows Latin names alone.
  email: { type: 'text', inputMode: 'email', autoComplete: 'email', pattern: htmlPattern(ANY_EMAIL) },
  mobile: { type: 'tel', autoComplete: 'tel', pattern: htmlPattern(MOBILE) },
  phone: { type: 'tel', autoComplete: 'tel', pattern: htmlPattern(PHONE) },
  link: { type: 'url', autoComplete: 'url' },
  digits: { type: 'text', inputMode: 'numeric', pattern: '[0-9]+' },
} as const

function Line(props: AnswerProps<QuestionOf<'line'>>) {
  const { format, fewest, most } = props.question
  return (
    <input
      type="text"
      {...useCommon(props)}
      {...(format && FORMATS[format])}
      minLength={fewest || undefined}
      maxLength={most ?? undefined}
    />
  )
}

function Lines(props: AnswerProps<QuestionOf<'lines'>>) {
  const { fewest, most } = props.question
  return <textarea {...useCommon(props)} rows={5} minLength={fewest || undefined} maxLength={most ?? undefined} />
}

/** A line, because people type `1,234` and full-width digits too. A phone without a minus in its digits gets its whole keyboard. */
function NumberLine(props: AnswerProps<QuestionOf<'number'>>) {
  const { language } = useLayout()
  const { min, max, digits, unit, unitEn } = props.question
  const { id, 'aria-describedby': described, ...common } = useCommon(props)
  const shown = textIn(unit, unitEn, language)
  const bounds = { 'data-number': '', 'data-min': min ?? undefined, 'data-max': max ?? undefined, 'data-digits': digits ?? undefined }
  const inputMode = min !== null && min !== undefined && min < 0 ? undefined : digits === 0 ? 'numeric' : 'decimal'
  return (
    <span className="with-unit">
      <input
        {...common}
        {...bounds}
        id={id}
        type="text"
        inputMode={inputMode}
        aria-describedby={shown ? `${id}-unit ${described}` : described}
      />
      {shown && <span id={`${id}-unit`}>{shown}</span>}
    </span>
  )
}

function Day(props: AnswerProps<QuestionOf<'date'>>) {
  const { from, until } = props.question
  return <input {...useCommon(props)} type="date" min={from ?? undefined} max={until ?? undefined} />
}

function Select({ choices, ...props }: AnswerProps & { choices: readonly Choice[] }) {
  const words = useWords().form
  const { placeholder: _, ...common } = useCommon(props)
  return (
    <select {...common}>
      <option value="">{choices.length === 0 ? words.noChoices : words.choose}</option>
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}

/** The label is what the reader agrees to; the way to the terms stands behind it. */
function Consent({ label, ...props }: AnswerProps<QuestionOf<'consent'>> & { label: ReactNode }) {
  const words = useWords()
  const { link } = props.question
  const { placeholder: _, defaultValue, ...common } = useCommon(props)
  return (
    <div className="boxes">
      <label className="box">
        <input {...common} type="checkbox" value="true" defaultChecked={defaultValue === 'true'} data-missing={words.form.wrong.consent} />
        <span>{label}</span>
      </label>
      {link && (
        <a href={link} target="_blank" rel="noopener noreferrer">
          {words.form.open}
          <span className="for-ears">{words.footer.newTab}</span>
        </a>
      )}
    </div>
  )
}
