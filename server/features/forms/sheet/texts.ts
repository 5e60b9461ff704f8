import { isRecord, valueAt, type Answer } from '../../../../contract/forms/answer.ts'
import { questionsOf } from '../../../../contract/forms/definition.ts'
import { isAsked, type AskedQuestion } from '../../../../contract/forms/questions.ts'
import type { ExportedRow } from '../../../crud/exporting.ts'
import type { Context } from '../../../http/context.ts'
import { wordsFor } from '../answer-words.ts'
import { columnName } from './columns.ts'
import { definitionsIn, versionName, type Version } from './definitions.ts'

interface Cell {
  question: AskedQuestion
  answer: Answer
}

/** The answers of a row, and the version that they were given to. */
export interface AnsweredRow extends Version {
  answers: unknown
}

/** Adds to the names of exported rows the text of each answer, by the name of its column. `answeredIn` finds the answers of a row; null for none. */
export async function withTexts(
  ctx: Context,
  rows: readonly ExportedRow[],
  answeredIn: (row: ExportedRow) => AnsweredRow | null = ownAnswers,
): Promise<ExportedRow[]> {
  const given = rows.map(answeredIn)
  const versions = given.filter((one) => one !== null)
  const defined = new Map((await definitionsIn(ctx, versions)).map((one) => [versionName(one), one.definition]))
  const cellsOf = (row: AnsweredRow | null): Cell[] => {
    const definition = row && defined.get(versionName(row))
    const answers = row?.answers
    if (!definition || !isRecord(answers)) return []
    return questionsOf(definition)
      .filter(isAsked)
      .flatMap((question) => {
        const answer = valueAt(answers, question.key) as Answer | undefined
        return answer === undefined ? [] : [{ question, answer }]
      })
  }
  const cells = given.map(cellsOf)
  const words = await wordsFor(ctx, cells.flat())
  return rows.map((row, at) => {
    const texts = cells[at]!.map((cell) => [columnName(given[at]!.formId, cell.question), words.text(cell)])
    return { ...row, names: { ...row.names, ...Object.fromEntries(texts) } }
  })
}

const ownAnswers = (row: ExportedRow): AnsweredRow => ({
  formId: Number(row['formId']),
  formVersion: Number(row['formVersion']),
  answers: row['answers'],
})
