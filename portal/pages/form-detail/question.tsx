import { textIn } from '../../../contract/forms/text-in.ts'
import type { AskedQuestion, Question } from '../../../contract/forms/questions.ts'
import { FormField, FormFieldset } from '../forms/form-field.tsx'
import { useLayout, useWords } from '../../page/use-layout.ts'
import type { Asked } from './asked.ts'
import { Boxes, boxesOf } from './boxes.tsx'
import { Control } from './control.tsx'
import { useQuestionId } from './form-place.ts'
import { wrongWords } from './wrong.ts'

interface QuestionFieldProps {
  question: Question
  asked: Asked
  /** True in a group that is not asked for always. */
  isSometimes: boolean
}

/** Questions that take the whole width of a group of several columns. */
const WIDE: ReadonlySet<string> = new Set(['lines', 'text', 'consent', 'file'])

/** A question, or a text between the questions. */
export function QuestionField({ question, asked, isSometimes }: QuestionFieldProps) {
  const { language } = useLayout()
  const help = textIn(question.help, question.helpEn, language)
  if (question.kind !== 'text') return <AskedField question={question} asked={asked} isAlways={!isSometimes && !question.shownIf} />
  return (
    <div className="form-text wide-field" {...placeOf(question, asked)}>
      <p>{textIn(question.label, question.labelEn, language)}</p>
      {help && <p className="hint">{help}</p>}
      {question.shownIf && <Sometimes />}
    </div>
  )
}

/** By its key the script finds a question; one that depends on other answers waits for the script, if there is one. */
const placeOf = ({ key }: Question, { shown }: Asked) => ({ 'data-key': key, 'data-later': shown.has(key) ? undefined : '' })

interface AskedFieldProps {
  question: AskedQuestion
  asked: Asked
  isAlways: boolean
}

function AskedField({ question, asked, isAlways }: AskedFieldProps) {
  const questionId = useQuestionId()
  const words = useWords()
  const { language } = useLayout()
  const { key, kind } = question
  const texts = asked.texts[key] ?? []
  const isRequired = isAlways && question.required === true
  const help = textIn(question.help, question.helpEn, language)
  const boxes = boxesOf(question, words, language)
  const label = <Label question={question} />
  const common = {
    id: questionId(key),
    help: (help || question.shownIf) && <Help text={help} isSometimes={!!question.shownIf} />,
    complaint: asked.complaints.get(key),
    isWide: WIDE.has(kind),
    ...placeOf(question, asked),
  }
  if (!boxes)
    return (
      <FormField {...common} label={kind === 'consent' ? null : label}>
        {(told) => <Control {...{ question, told, texts, isRequired, label }} choices={asked.choices[key] ?? []} />}
      </FormField>
    )
  const bounds = kind === 'choices' && {
    'data-fewest': question.fewest || 1,
    'data-most': question.most ?? question.options.length,
    'data-wrong': wrongWords(question, words),
    'data-required': isRequired ? '' : undefined,
  }
  return (
    <FormFieldset {...common} {...bounds} label={label} role={kind === 'choices' ? undefined : 'radiogroup'}>
      <Boxes name={key} boxes={boxes} texts={texts} type={kind === 'choices' ? 'checkbox' : 'radio'} isRequired={isRequired} />
    </FormFieldset>
  )
}

/** The label of a question, with a mark if it must be answered. The script marks one that other answers require. */
function Label({ question }: { question: AskedQuestion }) {
  const { language } = useLayout()
  const words = useWords().form
  const { label, labelEn, required, requiredIf } = question
  return (
    <>
      {textIn(label, labelEn, language)}
      {(required || requiredIf) && (
        <span className="needed" data-part="needed" hidden={!required}>
          <span aria-hidden="true">*</span>
          <span className="for-ears">{words.required}</span>
        </span>
      )}
    </>
  )
}

const Help = ({ text, isSometimes }: { text: string | null | undefined; isSometimes: boolean }) => (
  <>
    {text && <p>{text}</p>}
    {isSometimes && <Sometimes />}
  </>
)

/** For readers without script, who see every question. */
export const Sometimes = () => <p className="sometimes">{useWords().form.sometimes}</p>
