import type { Question, QuestionKind, QuestionOf } from '../../../contract/forms/questions.ts'
import { newQuestion } from '../../../contract/forms/empty.ts'

/** The kinds as the palette has them. */
export const KIND_GROUPS = {
  text: ['line', 'lines'],
  value: ['number', 'date'],
  choose: ['choice', 'choices', 'yesNo', 'dictionary', 'reference'],
  other: ['consent', 'file', 'text'],
} as const satisfies Record<string, readonly QuestionKind[]>

type Common = Partial<Pick<QuestionOf<'line'>, 'labelEn' | 'help' | 'helpEn' | 'required' | 'shownIf' | 'requiredIf' | 'hint' | 'hintEn'>>

const HINTED: ReadonlySet<QuestionKind> = new Set(['line', 'lines', 'number'])
const CHOOSING: ReadonlySet<QuestionKind> = new Set(['choice', 'choices'])

/** The question as one of another kind: what both kinds have stays. */
export function ofKind(question: Question, kind: QuestionKind): Question {
  const { key, label, labelEn, help, helpEn, shownIf, required, requiredIf, hint, hintEn } = question as Question & Common
  const kept = {
    key,
    label,
    ...given({ labelEn, help, helpEn, shownIf }),
    ...(kind !== 'text' && given({ required, requiredIf })),
    ...(HINTED.has(kind) && given({ hint, hintEn })),
    ...(CHOOSING.has(kind) && 'options' in question && { options: question.options }),
  }
  return { ...newQuestion(kind, new Set()), ...kept } as Question
}

const given = (parts: object) => Object.fromEntries(Object.entries(parts).filter(([, value]) => value != null))
