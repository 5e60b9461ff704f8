import { formAnswers } from '../../../../contract/features/form-answers.ts'
import type { Store } from '../../../crud/store.ts'
import { handle, type Mounted } from '../../../http/handlers.ts'
import { replaceCalls } from '../../replace-calls.ts'
import { deleteAnswer } from '../forgetting.ts'
import { columnsOf } from './columns.ts'
import { withTexts } from './texts.ts'

/** The calls of answers that the derived ones cannot do. */
export const answerHandlers = (store: Store, derived: Record<string, Mounted>): Record<string, Mounted> =>
  replaceCalls(derived, {
    export: async (input, ctx) => {
      const page = await store.export(ctx, input)
      return { ...page, items: await withTexts(ctx, page.items) }
    },
    deleteForever: ({ id }, ctx) => deleteAnswer(store, ctx, id),
  })

/** The call that names the columns of such an export. */
export const answerSheetHandlers = (): Mounted[] => [handle(formAnswers.getColumns, ({ versions }, ctx) => columnsOf(ctx, versions))]
