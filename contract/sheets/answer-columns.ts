import type { AnswerColumns } from '../features/form-answers.ts'
import { number, text } from '../fields.ts'
import type { SheetColumn } from './columns.ts'

/** The property that holds the answers to all questions of a form. */
const ALL = 'answers'

interface AnsweredVersion {
  formId: number
  formVersion: number
}

/** The versions that these answers were given to, each once. */
export const versionsIn = (rows: Iterable<Readonly<Record<string, unknown>>>): AnsweredVersion[] => [
  ...new Map(
    Array.from(rows, ({ formId, formVersion }): [string, AnsweredVersion] => [
      `${String(formId)}.${String(formVersion)}`,
      { formId: Number(formId), formVersion: Number(formVersion) },
    ]),
  ).values(),
]

/**
 * Puts a column for each question in the place of all answers as JSON, which stay where the columns do not hold every answer. A resource without such a
 * property gets them behind its own columns.
 */
export function withAnswerColumns(written: readonly SheetColumn[], { isWhole, columns }: AnswerColumns): SheetColumn[] {
  const further = columns.map(({ name, title, kind }): SheetColumn => ({
    name,
    title,
    field: kind === 'number' ? number() : text(),
    isNamed: true,
  }))
  if (written.every(({ name }) => name !== ALL)) return [...written, ...further]
  return written.flatMap((column) => (column.name === ALL ? [...(isWhole ? [] : [column]), ...further] : [column]))
}
