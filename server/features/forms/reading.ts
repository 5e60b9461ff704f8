import type { AnsweredQuestion } from '../../../contract/features/form-answers.ts'
import { isRecord, type Answer } from '../../../contract/forms/answer.ts'
import { questionsOf } from '../../../contract/forms/definition.ts'
import { isAsked, type AskedQuestion } from '../../../contract/forms/questions.ts'
import { textIn } from '../../../contract/forms/text-in.ts'
import type { Store } from '../../crud/store.ts'
import type { Context } from '../../http/context.ts'
import { say } from '../../language/words.ts'
import { idOf } from './attachments.ts'
import { rowsOf } from './choices.ts'
import { labelsOf } from './labels.ts'
import { definitionOf } from './versions.ts'

/** The answers of one person beside the questions of the version that they answered. Answers without a question stand at the end under their keys. */
export async function readAnswer(store: Store, ctx: Context, id: number): Promise<AnsweredQuestion[]> {
  const row = await store.get(ctx, id)
  const answers = isRecord(row['answers']) ? (row['answers'] as Record<string, Answer>) : {}
  const definition = await definitionOf(ctx, Number(row['formId']), Number(row['formVersion']))
  const asked = definition ? questionsOf(definition).filter(isAsked) : []
  const known = new Set<string>(asked.map(({ key }) => key))
  const read: AnsweredQuestion[] = []
  for (const question of asked) read.push(await readOne(ctx, question, answers[question.key]))
  const others = Object.entries(answers).filter(([key]) => !known.has(key))
  return [...read, ...others.map(([key, answer]) => ({ key, label: key, kind: 'line' as const, text: String(answer) }))]
}

async function readOne(ctx: Context, question: AskedQuestion, answer: Answer | undefined): Promise<AnsweredQuestion> {
  const { key, kind } = question
  const label = textIn(question.label, question.labelEn, ctx.language)
  if (answer === undefined) return { key, label, kind, text: null }
  if (kind === 'file') return { key, label, kind, ...(await filesOf(ctx, [answer].flat().map(String))) }
  return { key, label, kind, text: await textOf(ctx, question, answer) }
}

async function textOf(ctx: Context, question: AskedQuestion, answer: Answer): Promise<string> {
  if (question.kind === 'reference') return (await rowsOf(ctx, question.target, [Number(answer)]))[0]?.label ?? `#${String(answer)}`
  if (question.kind === 'number') return [String(answer), textIn(question.unit, question.unitEn, ctx.language)].filter(Boolean).join(' ')
  const labels = await labelsOf(ctx, question)
  const values = typeof answer === 'object' ? [...answer] : [String(answer)]
  return values.map((value) => labels.get(value) ?? value).join(say(ctx.language, 'messages.comma'))
}

/** The files of an answer; one that is gone keeps its place without a size. */
async function filesOf(ctx: Context, addresses: readonly string[]) {
  const rows = await ctx.db.selectFrom('upload').select(['id', 'name', 'size']).where('id', 'in', addresses.map(idOf)).execute()
  const files = addresses.map((address) => {
    const row = rows.find(({ id }) => id === idOf(address))
    return { address, name: row?.name ?? address, size: row?.size ?? null }
  })
  return { text: files.map(({ name }) => name).join(say(ctx.language, 'messages.comma')), files }
}
