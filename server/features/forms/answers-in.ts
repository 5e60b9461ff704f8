import { z } from 'zod'
import type { Answer, Answers } from '../../../contract/forms/answer.ts'
import { readAttachment, REFUSALS, type Attachment } from '../../../contract/forms/attachments.ts'
import { checkAnswers } from '../../../contract/forms/answers.ts'
import { questionsOf, type FormDefinition } from '../../../contract/forms/definition.ts'
import { fromForm } from '../../../contract/forms/from-form.ts'
import type { AskedQuestion } from '../../../contract/forms/questions.ts'
import type { Context } from '../../http/context.ts'
import { isDictionaryItem } from '../../crud/existing.ts'
import { waitingAttachments } from './attachments.ts'
import { rowsOf } from './choices.ts'

interface Complaint {
  key: string
  words: string
  values: Record<string, string | number>
}

/** The fields of a form as a browser sends them, by the key of the question. */
export type Sent = Readonly<Record<string, readonly string[]>>

/** Turns the fields that were sent into checked answers; refuses them with all complaints at once, each at the key of its question. */
export async function answersIn(ctx: Context, definition: FormDefinition, sent: Sent): Promise<Answers> {
  const questions = new Map(questionsOf(definition).map((one) => [one.key, one]))
  const refused = refusedFiles(questions, sent)
  const entries = Object.entries(sent).flatMap(([key, texts]) =>
    (isFile(questions.get(key)) ? addressesIn(texts) : texts).map((text) => [key, text] as const),
  )
  const checked = checkAnswers(definition, fromForm(definition, entries), ctx.language)
  const problems = 'problems' in checked ? checked.problems : await missing(ctx, questions, checked.answers)
  const all = [...refused, ...problems.filter(({ key }) => !refused.some((one) => one.key === key))]
  if (all.length > 0 || 'problems' in checked) throw refusal(all)
  return checked.answers
}

const isFile = (question: { kind: string } | undefined) => question?.kind === 'file'

const isRefused = (text: string) => Object.values(REFUSALS).some((mark) => text.startsWith(`${mark}#`))

/** The addresses of the files that were taken in. */
const addressesIn = (texts: readonly string[]) => texts.filter((text) => !isRefused(text)).map((text) => readAttachment(text).address)

/** Files that were not taken in are marked so, with their names. */
const refusedFiles = (questions: ReadonlyMap<string, { kind: string }>, sent: Sent): Complaint[] =>
  Object.entries(sent)
    .filter(([key]) => isFile(questions.get(key)))
    .flatMap(([key, texts]) => texts.filter(isRefused).map((text) => ({ key, ...refusalOf(readAttachment(text)) })))

const WORDS: Readonly<Record<string, `invalid.${string}`>> = {
  [REFUSALS.size]: 'invalid.attachmentSize',
  [REFUSALS.empty]: 'invalid.attachmentEmpty',
  [REFUSALS.type]: 'invalid.attachmentType',
  [REFUSALS.number]: 'invalid.attachmentNumber',
  [REFUSALS.failed]: 'invalid.attachmentFailed',
}

/** The words for a file that was not taken in. */
export const refusalOf = ({ address, name }: Attachment) => ({
  words: WORDS[address] ?? 'invalid.noSuchUpload',
  values: { name: name.slice(0, 100) },
})

/** Returns the words for an answer that names nothing in the database; null for one that does, or need not. */
async function fault(ctx: Context, question: AskedQuestion, answer: Answer): Promise<string | null> {
  switch (question.kind) {
    case 'dictionary':
      return (await isDictionaryItem(ctx, question.dictionary, String(answer))) ? null : 'invalid.noSuchItem'
    case 'reference':
      return (await rowsOf(ctx, question.target, [Number(answer)])).length > 0 ? null : 'invalid.noSuchRow'
    case 'file': {
      const addresses = [answer].flat().map(String)
      return (await waitingAttachments(ctx, addresses)).length === addresses.length ? null : 'invalid.noSuchUpload'
    }
    default:
      return null
  }
}

async function missing(ctx: Context, questions: ReadonlyMap<string, { kind: string }>, answers: Answers): Promise<Complaint[]> {
  const found: Complaint[] = []
  for (const [key, answer] of Object.entries(answers)) {
    const words = await fault(ctx, questions.get(key) as AskedQuestion, answer)
    if (words) found.push({ key, words, values: { value: String(answer).slice(0, 64) } })
  }
  return found
}

const refusal = (complaints: readonly Complaint[]) =>
  new z.ZodError(
    complaints.map(({ key, words, values }) => ({
      code: 'custom',
      path: key === '' ? [] : [key],
      message: '',
      input: undefined,
      params: { words, values },
    })),
  )
