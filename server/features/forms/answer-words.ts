import type { AnsweredQuestion } from '../../../contract/features/form-answers.ts'
import type { Answer } from '../../../contract/forms/answer.ts'
import type { AskedQuestion, QuestionOf } from '../../../contract/forms/questions.ts'
import type { Context } from '../../http/context.ts'
import { say } from '../../language/words.ts'
import { idOf } from './attachments.ts'
import { namesOf } from './choices.ts'
import { everyLabelOf } from './labels.ts'

interface Given {
  question: AskedQuestion
  answer: Answer
}

type AnswerFile = NonNullable<AnsweredQuestion['files']>[number]

/** Says answers as a person reads them, in the reader's language. A number is said without its unit. */
interface AnswerWords {
  text(given: Given): string
  /** The files of an answer; one that is gone keeps its place without a size. */
  files(answer: Answer): AnswerFile[]
}

/** Both engines limit the number of values in one statement. */
const READ_AT_ONCE = 500

/** Reads what these answers name in the database, a few statements for all of them together. */
export async function wordsFor(ctx: Context, given: readonly Given[]): Promise<AnswerWords> {
  const labels = new Map<AskedQuestion, ReadonlyMap<string, string>>()
  for (const question of new Set(given.map((one) => one.question))) labels.set(question, await everyLabelOf(ctx, question))
  const rows = await namesOfRows(ctx, given)
  const known = await filesNamed(ctx, given)
  const comma = say(ctx.language, 'messages.comma')
  const files = (answer: Answer) => listed(answer).map((address) => known.get(idOf(address)) ?? { address, name: address, size: null })
  return {
    files,
    text: ({ question, answer }) => {
      if (question.kind === 'reference') return rows.get(rowKey(question, answer)) ?? `#${String(answer)}`
      if (question.kind === 'file')
        return files(answer)
          .map(({ name }) => name)
          .join(comma)
      return listed(answer)
        .map((value) => labels.get(question)?.get(value) ?? value)
        .join(comma)
    },
  }
}

const listed = (answer: Answer): string[] => (typeof answer === 'object' ? [...answer] : [String(answer)])

const rowKey = ({ target }: QuestionOf<'reference'>, answer: Answer) => `${target} ${String(answer)}`

async function namesOfRows(ctx: Context, given: readonly Given[]): Promise<ReadonlyMap<string, string>> {
  const wanted = new Map<string, { question: QuestionOf<'reference'>; id: number }>()
  for (const { question, answer } of given)
    if (question.kind === 'reference') wanted.set(rowKey(question, answer), { question, id: Number(answer) })
  const names = new Map<string, string>()
  for (const [target, some] of Map.groupBy(wanted.values(), ({ question }) => question.target))
    for (const ids of parts(some.map(({ id }) => id)))
      for (const { value, label } of await namesOf(ctx, target, ids)) names.set(`${target} ${value}`, label)
  return names
}

async function filesNamed(ctx: Context, given: readonly Given[]): Promise<ReadonlyMap<string, AnswerFile>> {
  const addresses = given.flatMap(({ question, answer }) => (question.kind === 'file' ? listed(answer) : []))
  const files = new Map<string, AnswerFile>()
  for (const some of parts(addresses)) {
    const rows = await ctx.db.selectFrom('upload').select(['id', 'name', 'size']).where('id', 'in', some.map(idOf)).execute()
    const found = new Map(rows.map((row) => [row.id, row]))
    for (const address of some) {
      const row = found.get(idOf(address))
      if (row) files.set(row.id, { address, name: row.name, size: row.size })
    }
  }
  return files
}

function* parts<T>(all: readonly T[]): Generator<T[]> {
  for (let at = 0; at < all.length; at += READ_AT_ONCE) yield all.slice(at, at + READ_AT_ONCE)
}
