import type { CountedQuestion } from '../../../contract/features/form-answers.ts'
import { questionsOf, type FormDefinition } from '../../../contract/forms/definition.ts'
import { ANSWERED, isCounted, pickOf } from '../../../contract/forms/picks.ts'
import { textIn } from '../../../contract/forms/text-in.ts'
import type { Context } from '../../http/context.ts'
import { everyLabelOf, labelsOf, optionsOf } from './labels.ts'

/** The number of times that each value was chosen, by the key of its question. */
type Counts = ReadonlyMap<string, ReadonlyMap<string, number>>

/** The questions of these definitions that offer choices, in the words of the first that has them, each with the options of all. */
export async function countedQuestions(ctx: Context, definitions: readonly FormDefinition[], counts: Counts): Promise<CountedQuestion[]> {
  const keys = new Set<string>()
  const questions: CountedQuestion[] = []
  for (const question of definitions.flatMap(questionsOf).filter(isCounted)) {
    // An option that a newer version no longer has keeps its place in the question of that name.
    if (keys.has(question.key)) continue
    keys.add(question.key)
    questions.push(await counted(ctx, { question, definitions, counts: counts.get(question.key) ?? new Map() }))
  }
  return questions
}

interface Counting {
  question: Parameters<typeof labelsOf>[1]
  definitions: readonly FormDefinition[]
  counts: ReadonlyMap<string, number>
}

async function counted(ctx: Context, { question, definitions, counts }: Counting): Promise<CountedQuestion> {
  const { key, label, labelEn } = question
  const labels = await labelsOf(ctx, question)
  for (const one of definitions.flatMap(questionsOf).filter((other) => other.key === key))
    for (const [value, text] of optionsOf(one, ctx.language)) if (!labels.has(value)) labels.set(value, text)
  const values = new Set([...labels.keys(), ...counts.keys()].filter((value) => value !== ANSWERED))
  const known = [...values].every((value) => labels.has(value)) ? labels : new Map([...(await everyLabelOf(ctx, question)), ...labels])
  const items = [...values].map((value) => ({
    value,
    label: known.get(value) ?? value,
    count: counts.get(value) ?? 0,
    picked: pickOf(key, value),
  }))
  const answers = counts.get(ANSWERED) ?? items.reduce((sum, { count }) => sum + count, 0)
  return { key, label: textIn(label, labelEn, ctx.language), answers, counts: items }
}
