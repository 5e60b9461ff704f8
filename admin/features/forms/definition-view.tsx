import { questionsOf, type FormDefinition } from '../../../contract/forms/definition.ts'
import type { Question } from '../../../contract/forms/questions.ts'
import { textIn } from '../../../contract/forms/text-in.ts'
import { showableForm } from '../form-designer/showable.ts'
import { useLanguage } from '../form-designer/use-designer.ts'
import { useWords } from '../form-designer/words.ts'
import { useFormWords } from './words.ts'

/** The questions of a form as a table to be read; a definition that is no form, as JSON. */
export function DefinitionView({ value }: { value: unknown }) {
  const form = showableForm(value)
  if (!form) return <pre className="kit-code kit-json">{JSON.stringify(value, null, 2)}</pre>
  if (questionsOf(form).length === 0) return <NoQuestions />
  const { steps } = form
  return (
    <table className="kit-read-table">
      {steps.map((step, at) => (
        <Step key={at} step={step} number={at + 1} isLone={steps.length === 1} />
      ))}
    </table>
  )
}

const NoQuestions = () => <span className="kit-quiet">{useFormWords()('none')}</span>

interface StepProps {
  step: FormDefinition['steps'][number]
  number: number
  isLone: boolean
}

/** One step; its groups follow each other, each below its title. */
function Step({ step, number, isLone }: StepProps) {
  const designerSay = useWords()
  const language = useLanguage()
  const title = textIn(step.title, step.titleEn, language)
  return (
    <tbody>
      {(title || !isLone) && <Heading>{title || designerSay('step', { number })}</Heading>}
      {step.groups.flatMap((group, at) => {
        const heading = textIn(group.title, group.titleEn, language)
        return [
          ...(heading ? [<Heading key={`g${at}`}>{heading}</Heading>] : []),
          ...group.questions.map((question, index) => <Row key={`${at}.${index}`} question={question} />),
        ]
      })}
    </tbody>
  )
}

const Heading = ({ children }: { children: string }) => (
  <tr>
    <th colSpan={2} scope="rowgroup">
      {children}
    </th>
  </tr>
)

function Row({ question }: { question: Question }) {
  const language = useLanguage()
  const details = useDetails(question)
  return (
    <tr>
      <th scope="row">{textIn(question.label, question.labelEn, language)}</th>
      <td>{details}</td>
    </tr>
  )
}

/** The kind of a question, its options, and when it is asked. */
function useDetails(question: Question): string {
  const say = useFormWords()
  const designerSay = useWords()
  const language = useLanguage()
  const options = 'options' in question ? question.options.map((one) => textIn(one.label, one.labelEn, language)).join(' / ') : ''
  return [
    designerSay(`kinds.${question.kind}`),
    options,
    'required' in question && question.required && say('required'),
    'requiredIf' in question && question.requiredIf && say('requiredIf'),
    question.shownIf && say('shownIf'),
  ]
    .filter(Boolean)
    .join(' · ')
}
