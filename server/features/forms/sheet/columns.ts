import type { AnswerColumns } from '../../../../contract/features/form-answers.ts'
import { questionsOf, type FormDefinition } from '../../../../contract/forms/definition.ts'
import { isAsked, type AskedQuestion } from '../../../../contract/forms/questions.ts'
import { textIn } from '../../../../contract/forms/text-in.ts'
import type { Language } from '../../../../contract/languages.ts'
import type { Context } from '../../../http/context.ts'
import { inLanguage } from '../../../language/localized.ts'
import { definitionsIn, type Version } from './definitions.ts'

/** So many columns of questions are offered; a sheet with more of them would not be read by people. */
const MOST_COLUMNS = 1000

interface Column {
  name: string
  formId: number
  question: AskedQuestion
}

/** The name of the column of a question. Questions of several versions share one, except for numbers of different units. */
export const columnName = (formId: number, question: AskedQuestion): string =>
  `${formId}.${question.key}${question.kind === 'number' ? `.${question.unit ?? ''}` : ''}`

/** The columns of a sheet of answers to these versions: the questions of each form, those of its newest version first, in the reader's language. `partOf` leaves out questions that were not asked. */
export async function columnsOf(
  ctx: Context,
  versions: readonly Version[],
  partOf: (definition: FormDefinition) => FormDefinition = (whole) => whole,
): Promise<AnswerColumns> {
  const definitions = await definitionsIn(ctx, versions)
  const columns = new Map<string, Column>()
  for (const { formId, definition } of definitions.toSorted((a, b) => a.formId - b.formId || b.formVersion - a.formVersion))
    for (const question of definition ? questionsOf(partOf(definition)).filter(isAsked) : []) {
      const name = columnName(formId, question)
      if (!columns.has(name)) columns.set(name, { name, formId, question })
    }
  const shown = [...columns.values()]
  if (shown.length > MOST_COLUMNS) return { isWhole: false, columns: [] }
  return { isWhole: definitions.every(({ definition }) => definition !== null), columns: await titled(ctx, shown) }
}

async function titled(ctx: Context, columns: readonly Column[]): Promise<AnswerColumns['columns']> {
  const forms = await titlesOf(ctx, [...new Set(columns.map(({ formId }) => formId))])
  const titles = columns.map(({ formId, question }) =>
    [...(forms.size > 1 ? [forms.get(formId)] : []), titleOf(question, ctx.language)].join(' · '),
  )
  return columns.map(({ name, question }, at) => {
    const isRepeated = titles.filter((title) => title === titles[at]).length > 1
    return {
      name,
      title: isRepeated ? `${titles[at]!} (${question.key})` : titles[at]!,
      kind: question.kind === 'number' ? 'number' : 'text',
    }
  })
}

function titleOf(question: AskedQuestion, language: Language): string {
  const label = textIn(question.label, question.labelEn, language)
  const unit = question.kind === 'number' ? textIn(question.unit, question.unitEn, language) : null
  return unit ? `${label} (${unit})` : label
}

/** A form in the recycle bin has its title too, like the rows that answers refer to. */
async function titlesOf(ctx: Context, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await ctx.db.selectFrom('form').select(['id', 'title', 'titleEn']).where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, inLanguage(row, 'title', ctx.language) ?? String(row.id)]))
}
