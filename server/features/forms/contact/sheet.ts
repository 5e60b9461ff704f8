import { furtherQuestions } from '../../../../contract/forms/contact-form.ts'
import { isRecord } from '../../../../contract/forms/answer.ts'
import type { AnswerColumns } from '../../../../contract/features/form-answers.ts'
import type { ExportedRow } from '../../../crud/exporting.ts'
import type { Spreading } from '../../../crud/spreading.ts'
import type { Context } from '../../../http/context.ts'
import { columnsOf } from '../sheet/columns.ts'
import { withTexts, type AnsweredRow } from '../sheet/texts.ts'

// Enquiries in a sheet: behind their own columns one for each further question of all versions that occur, as the sheet of answers has them.

/** Both engines limit the number of values in one statement. */
const READ_AT_ONCE = 1000

/** The columns of the further questions that these enquiries answered. */
export async function furtherColumns(ctx: Context, ids: readonly number[]): Promise<AnswerColumns> {
  const versions: { formId: number; formVersion: number }[] = []
  for (let at = 0; at < ids.length; at += READ_AT_ONCE) {
    const some = ctx.db.selectFrom('enquiryAnswer').select(['formId', 'formVersion']).distinct()
    versions.push(...(await some.where('enquiryId', 'in', ids.slice(at, at + READ_AT_ONCE)).execute()))
  }
  return columnsOf(ctx, versions, furtherQuestions)
}

/** Adds to the names of exported enquiries the text of each further answer, by the name of its column. */
export async function withFurtherTexts(ctx: Context, rows: readonly ExportedRow[]): Promise<ExportedRow[]> {
  const answers = await answersOf(ctx, rows)
  return withTexts(ctx, rows, ({ id }) => answers.get(id) ?? null)
}

async function answersOf({ db }: Context, rows: readonly ExportedRow[]): Promise<ReadonlyMap<number, AnsweredRow>> {
  const found = new Map<number, AnsweredRow>()
  for (let at = 0; at < rows.length; at += READ_AT_ONCE) {
    const ids = rows.slice(at, at + READ_AT_ONCE).map(({ id }) => id)
    for (const { enquiryId, answers, ...version } of await db
      .selectFrom('enquiryAnswer')
      .selectAll()
      .where('enquiryId', 'in', ids)
      .execute()) {
      const given = JSON.parse(answers) as unknown
      if (isRecord(given)) found.set(enquiryId, { ...version, answers: given })
    }
  }
  return found
}

/** The same columns in the file that a job writes. */
export const spreadEnquiries: Spreading = { further: furtherColumns, withTexts: withFurtherTexts }
