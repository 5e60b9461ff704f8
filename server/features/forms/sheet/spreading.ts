import { versionsIn } from '../../../../contract/sheets/answer-columns.ts'
import type { Spreading } from '../../../crud/spreading.ts'
import { columnsOf } from './columns.ts'
import { withTexts } from './texts.ts'

const READ_AT_ONCE = 1000

/** Spreads answers over a column for each question, in the file that a job writes. */
export const spreadAnswers: Spreading = {
  further: async (ctx, ids) => {
    const versions: { formId: number; formVersion: number }[] = []
    for (let at = 0; at < ids.length; at += READ_AT_ONCE) {
      const some = ctx.db.selectFrom('formAnswer').select(['formId', 'formVersion']).distinct()
      versions.push(...(await some.where('id', 'in', ids.slice(at, at + READ_AT_ONCE)).execute()))
    }
    return columnsOf(ctx, versionsIn(versions))
  },
  withTexts,
}
