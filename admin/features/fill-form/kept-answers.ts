import { isAnswer, type Answer, type Answers } from '../../../contract/forms/answer.ts'
import { attachmentText, readAttachment } from '../../../contract/forms/attachments.ts'
import { questionsOf } from '../../../contract/forms/definition.ts'
import type { UnsavedWords } from '../../state/unsaved-words.ts'
import type { StaffForm } from './staff-form.ts'

type Asked = Pick<StaffForm, 'definition' | 'title' | 'version'>
type Kept = Omit<UnsavedWords, 'at' | 'path'>

const kindsOf = ({ definition }: Asked): ReadonlyMap<string, string> => new Map(questionsOf(definition).map(({ key, kind }) => [key, kind]))

/** The answers as the browser keeps them: files with their names. */
export function keptAnswers(form: Asked, answers: Answers, names: ReadonlyMap<string, string>): Kept {
  const kinds = kindsOf(form)
  const kept = ([key, answer]: [string, Answer]): [string, Answer] => [
    key,
    kinds.get(key) === 'file' && typeof answer === 'object'
      ? answer.map((address) => attachmentText(address, names.get(address) ?? ''))
      : answer,
  ]
  const entries = Object.entries(answers)
  return {
    title: form.title,
    version: form.version,
    kinds: Object.fromEntries(entries.map(([key]) => [key, kinds.get(key) ?? ''])),
    before: {},
    values: Object.fromEntries(entries.map(kept)),
  }
}

interface Begun {
  answers: Answers
  /** The names of its files by their addresses. */
  names: ReadonlyMap<string, string>
}

/** Kept answers for a form, which may have changed since: a question that is gone, or has another kind, begins empty. */
export function answersKept(form: Asked, { kinds, values }: Pick<Kept, 'kinds' | 'values'>): Begun {
  const now = kindsOf(form)
  const names = new Map<string, string>()
  const fits = (entry: [string, unknown]): entry is [string, Answer] => now.get(entry[0]) === kinds[entry[0]] && isAnswer(entry[1])
  const read = ([key, answer]: [string, Answer]): [string, Answer] => {
    if (now.get(key) !== 'file' || typeof answer !== 'object') return [key, answer]
    const files = answer.map(readAttachment)
    for (const { address, name } of files) names.set(address, name)
    return [key, files.map(({ address }) => address)]
  }
  return { answers: Object.fromEntries(Object.entries(values).filter(fits).map(read)), names }
}
