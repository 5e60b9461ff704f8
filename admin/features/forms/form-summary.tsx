import { Alert } from 'antd'
import { useMemo, type ReactNode } from 'react'
import { questionsOf, type FormDefinition } from '../../../contract/forms/definition.ts'
import { isAsked } from '../../../contract/forms/questions.ts'
import { textIn } from '../../../contract/forms/text-in.ts'
import { problemsOf } from '../form-designer/problems.ts'
import { problemWords } from '../form-designer/problem-words.ts'
import { sketchOf } from '../form-designer/sketch.ts'
import { useLanguage } from '../form-designer/use-designer.ts'
import { useWords } from '../form-designer/words.ts'
import { useFormWords } from './words.ts'

/** As many questions as the summary names. */
const FIRST = 6
/** As many complaints as it shows. */
const MOST_PROBLEMS = 5

/** A form in short: how many questions it has, the first of them, and what is wrong with it. */
export function FormSummary({ form, children }: { form: FormDefinition; children: ReactNode }) {
  const say = useFormWords()
  const designerSay = useWords()
  const language = useLanguage()
  const questions = questionsOf(form).filter(isAsked)
  const steps = form.steps.length > 1 ? ` · ${say('steps', { number: form.steps.length })}` : ''
  return (
    <>
      <div className="form-summary-head">
        <strong>{questions.length === 0 ? say('none') : say('questions', { number: questions.length }) + steps}</strong>
        {children}
      </div>
      <Problems form={form} />
      <ol className="form-summary">
        {questions.slice(0, FIRST).map((question, at) => (
          <li key={at}>{textIn(question.label, question.labelEn, language) || designerSay('question', { number: at + 1 })}</li>
        ))}
      </ol>
      {questions.length > FIRST && <p className="kit-quiet">{say('moreQuestions', { number: questions.length - FIRST })}</p>}
    </>
  )
}

/** The complaints about a form, each with its place in words. */
function Problems({ form }: { form: FormDefinition }) {
  const say = useFormWords()
  const designerSay = useWords()
  const language = useLanguage()
  const sketch = useMemo(() => sketchOf(form), [form])
  const problems = problemsOf(sketch, language)
  if (problems.length === 0) return null
  return (
    <Alert
      type="warning"
      showIcon
      title={
        <>
          {say('unfinished', { number: problems.length })}
          <ul className="form-problems">
            {problems.slice(0, MOST_PROBLEMS).map((problem, at) => (
              <li key={at}>{problemWords(sketch, problem, { say: designerSay, language })}</li>
            ))}
            {problems.length > MOST_PROBLEMS && <li>{say('moreProblems', { number: problems.length - MOST_PROBLEMS })}</li>}
          </ul>
        </>
      }
    />
  )
}
