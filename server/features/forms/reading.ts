import type { AnsweredQuestion } from '../../../contract/features/form-answers.ts'
import { isRecord, valueAt, type Answer } from '../../../contract/forms/answer.ts'
import { questionsOf, type FormDefinition } from '../../../contract/forms/definition.ts'
import { isAsked, type AskedQuestion } from '../../../contract/forms/questions.ts'
import { textIn } from '../../../contract/forms/text-in.ts'
import type { Store } from '../../crud/store.ts'
import type { Context } from '../../http/context.ts'
import { wordsFor } from './answer-words.ts'
import { definitionOf } from './versions.ts'

/** The answers of one person beside the questions of the version that they answered. */
export async function readAnswer(store: Store, ctx: Context, id: number): Promise<AnsweredQuestion[]> {
  const row = await store.get(ctx, id)
  const version = { formId: Number(row['formId']), formVersion: Number(row['formVersion']) }
  return readByVersion(ctx, version, isRecord(row['answers']) ? (row['answers'] as Record<string, Answer>) : {})
}

/** Reads answers by a version of a form, or by the part of it that was asked. Answers without a question stand at the end under their keys. */
export async function readByVersion(
  ctx: Context,
  { formId, formVersion }: { formId: number; formVersion: number },
  answers: Readonly<Record<string, Answer>>,
  partOf: (definition: FormDefinition) => FormDefinition = (whole) => whole,
): Promise<AnsweredQuestion[]> {
  const definition = await definitionOf(ctx, formId, formVersion)
  const asked = definition ? questionsOf(partOf(definition)).filter(isAsked) : []
  const known = new Set<string>(asked.map(({ key }) => key))
  const others = Object.entries(answers).filter(([key]) => !known.has(key))
  return [
    ...(await readAll(ctx, asked, answers)),
    ...others.map(([key, answer]) => ({ key, label: key, kind: 'line' as const, text: String(answer) })),
  ]
}

async function readAll(
  ctx: Context,
  asked: readonly AskedQuestion[],
  answers: Readonly<Record<string, Answer>>,
): Promise<AnsweredQuestion[]> {
  const given = asked.map((question) => ({ question, answer: valueAt(answers, question.key) }))
  const words = await wordsFor(
    ctx,
    given.flatMap(({ question, answer }) => (answer === undefined ? [] : [{ question, answer }])),
  )
  return given.map(({ question, answer }) => {
    const { key, kind } = question
    const about = { key, kind, label: textIn(question.label, question.labelEn, ctx.language) }
    if (answer === undefined) return { ...about, text: null }
    const text = words.text({ question, answer })
    if (question.kind === 'number')
      return { ...about, text: [text, textIn(question.unit, question.unitEn, ctx.language)].filter(Boolean).join(' ') }
    return { ...about, text, ...(kind === 'file' && { files: words.files(answer) }) }
  })
}
