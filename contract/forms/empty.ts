import type { Bilingual } from '../languages.ts'
import type { FormDefinition } from './definition.ts'
import { question, type Question, type QuestionKind } from './questions.ts'

/** A form to begin with: one step, one group, no question. */
export const emptyForm = (): FormDefinition => ({ steps: [{ groups: [{ columns: 1, questions: [] }] }] })

/** The label of a new question, in the words of those who fill in forms. */
const LABELS: Readonly<Record<QuestionKind, Bilingual>> = {
  line: ['单行文本', 'Short text'],
  lines: ['多行文本', 'Long text'],
  number: ['数字', 'Number'],
  date: ['日期', 'Date'],
  choice: ['单选', 'Single choice'],
  choices: ['多选', 'Multiple choice'],
  yesNo: ['是否', 'Yes or no'],
  consent: ['我已阅读并同意《隐私政策》', 'I have read and agree to the privacy policy'],
  dictionary: ['字典选项', 'Item of a dictionary'],
  reference: ['关联内容', 'Related content'],
  file: ['附件', 'Attachments'],
  text: ['说明文字', 'Note'],
}

const OPTIONS = [
  { value: 'option1', label: '选项 1', labelEn: 'Option 1' },
  { value: 'option2', label: '选项 2', labelEn: 'Option 2' },
]

/** The properties that a kind cannot be without. */
const NEEDS: Partial<Record<QuestionKind, object>> = {
  choice: { options: OPTIONS },
  choices: { options: OPTIONS },
  consent: { required: true },
  dictionary: { dictionary: 'news-category' },
  reference: { target: 'product' },
}

/** A new question of the kind, with a neutral label and the first key that is free: `line1`, `line2`. */
export function newQuestion(kind: QuestionKind, taken: ReadonlySet<string>): Question {
  const [label, labelEn] = LABELS[kind]
  return question.parse({ kind, key: freeKey(kind, taken), label, labelEn, ...NEEDS[kind] })
}

/** The first free key that begins with the name: `line1`, `line2`. */
export function freeKey(name: string, taken: ReadonlySet<string>): string {
  let number = 1
  while (taken.has(`${name}${number}`)) number++
  return `${name}${number}`
}
