import { valueAt, type Answer, type Answers } from '../../../contract/forms/answer.ts'
import { questionsOf } from '../../../contract/forms/definition.ts'
import { isAsked, type AskedQuestion } from '../../../contract/forms/questions.ts'
import { textIn } from '../../../contract/forms/text-in.ts'
import type { Language } from '../../../contract/languages.ts'
import type { UnsavedWords } from '../../state/unsaved-words.ts'
import { sayIn } from '../form-look/look-words.ts'
import type { StaffForm } from './staff-form.ts'

type Told = NonNullable<UnsavedWords['told']>
type Asked = Pick<StaffForm, 'definition' | 'choices'>

interface Telling {
  answers: Answers
  /** The names of files by their addresses. */
  names: ReadonlyMap<string, string>
  language: Language
}

/** Answers as people read them, in the order of their questions, so that they can be read without the form. */
export const toldAnswers = (form: Asked, { answers, names, language }: Telling): Told =>
  questionsOf(form.definition)
    .filter(isAsked)
    .flatMap((question): Told => {
      const answer = valueAt(answers, question.key)
      if (answer === undefined) return []
      const labels = labelsOf(form, question, language)
      const text =
        typeof answer === 'boolean'
          ? sayIn(language, answer ? 'yes' : 'no')
          : listed(answer).map((one) => labels.get(one) ?? names.get(one) ?? one)
      return [[textIn(question.label, question.labelEn, language), [text].flat().join(' / ')]]
    })

const listed = (answer: Exclude<Answer, boolean>): string[] => (typeof answer === 'object' ? [...answer] : [String(answer)])

function labelsOf({ choices }: Asked, question: AskedQuestion, language: Language): ReadonlyMap<string, string> {
  if ('options' in question) return new Map(question.options.map((one) => [one.value, textIn(one.label, one.labelEn, language)]))
  return new Map((valueAt(choices, question.key) ?? []).map(({ value, label }) => [value, label]))
}

/** The same from the browser's storage; what somebody wrote into it by hand is left out. */
export const toldIn = ({ told }: UnsavedWords): Told =>
  Array.isArray(told)
    ? told.filter((line): line is Told[number] => Array.isArray(line) && line.length === 2 && line.every((one) => typeof one === 'string'))
    : []
