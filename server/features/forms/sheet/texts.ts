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

/** Adds to the names of exported answers the text of each, by the name of its column. */
export async function withTexts(ctx: Context, rows: readonly ExportedRow[]): Promise<ExportedRow[]> {
  const defined = new Map((await definitionsIn(ctx, rows.map(versionOf))).map((one) => [versionName(one), one.definition]))
  const cellsOf = (row: ExportedRow): Cell[] => {
    const definition = defined.get(versionName(versionOf(row)))
    const answers = row['answers']
    if (!definition || !isRecord(answers)) return []
    return questionsOf(definition)
      .filter(isAsked)
      .flatMap((question) => {
        const answer = valueAt(answers, question.key) as Answer | undefined
        return answer === undefined ? [] : [{ question, answer }]
      })
  }
  const cells = rows.map(cellsOf)
  const words = await wordsFor(ctx, cells.flat())
  return rows.map((row, at) => {
    const texts = cells[at]!.map((cell) => [columnName(versionOf(row).formId, cell.question), words.text(cell)])
    return { ...row, names: { ...row.names, ...Object.fromEntries(texts) } }
  })
}

const versionOf = (row: ExportedRow): Version => ({ formId: Number(row['formId']), formVersion: Number(row['formVersion']) })
