import { memo, useId, type FocusEvent, type ReactNode } from 'react'
import type { Answer } from '../../../contract/forms/answer.ts'
import type { AskedQuestion, Question } from '../../../contract/forms/questions.ts'
import { textIn } from '../../../contract/forms/text-in.ts'
import type { Language } from '../../../contract/languages.ts'
import { LookInput } from './look-input.tsx'
import { sayIn } from './look-words.ts'

interface LookFieldProps {
  question: Question
  value: Answer | undefined
  isRequired: boolean
  problem: string | undefined
  language: Language
  answer: (key: string, value: Answer | null) => void
  leave: (keys: readonly string[]) => void
}

/** Kinds that consist of several boxes, which the label names together; a consent is its own label. */
const GROUPED: ReadonlySet<string> = new Set(['choices', 'yesNo', 'file'])

const isGrouped = (question: Question) => GROUPED.has(question.kind) || (question.kind === 'choice' && question.look === 'buttons')

/** One question with its label, help and complaint. A key that is typed draws the one that it changes. */
export const LookField = memo(function LookField({ question, ...props }: LookFieldProps) {
  const help = textIn(question.help, question.helpEn, props.language)
  if (question.kind === 'text')
    return (
      <div className="look-text">
        <p className="look-text-label">{textIn(question.label, question.labelEn, props.language)}</p>
        {help && <p className="look-help">{help}</p>}
      </div>
    )
  return <Asked question={question} help={help} {...props} />
})

interface AskedProps extends Omit<LookFieldProps, 'question'> {
  question: AskedQuestion
  help: string | null | undefined
}

function Asked({ question, help, value, isRequired, problem, language, answer, leave }: AskedProps) {
  const id = useId()
  const { key } = question
  const label = (
    <Label isRequired={isRequired} language={language}>
      {textIn(question.label, question.labelEn, language)}
    </Label>
  )
  const below = [problem && `${id}-problem`, help && `${id}-help`].filter(Boolean).join(' ')
  const left = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) leave([key])
  }
  const input = (
    <LookInput
      id={id}
      question={question}
      value={value}
      label={label}
      language={language}
      set={(next) => answer(key, next)}
      handed={{
        ...(problem && { status: 'error', 'aria-invalid': true }),
        ...(below && { 'aria-describedby': below }),
        ...(isRequired && { 'aria-required': true }),
      }}
    />
  )
  return (
    <div className="look-field" onBlur={left}>
      {isGrouped(question) ? (
        <div role="group" aria-labelledby={`${id}-label`} {...(below && { 'aria-describedby': below })}>
          <span id={`${id}-label`} className="look-label">
            {label}
          </span>
          {input}
        </div>
      ) : (
        <>
          {question.kind !== 'consent' && (
            <label htmlFor={id} className="look-label">
              {label}
            </label>
          )}
          {input}
        </>
      )}
      {problem && (
        <p id={`${id}-problem`} className="kit-issue">
          {problem}
        </p>
      )}
      {help && (
        <p id={`${id}-help`} className="look-help">
          {help}
        </p>
      )}
    </div>
  )
}

const Label = ({ isRequired, language, children }: { isRequired: boolean; language: Language; children: ReactNode }) => (
  <>
    {children}
    {isRequired && (
      <span className="look-required" title={sayIn(language, 'required')}>
        *<span className="kit-hidden">{sayIn(language, 'required')}</span>
      </span>
    )}
  </>
)
