import type { Store } from '../../crud/store.ts'
import type { Mounted } from '../../http/handlers.ts'
import { replaceCalls } from '../replace-calls.ts'
import { deleteAnswer } from './forgetting.ts'
import { withTexts } from './sheet/texts.ts'

/** The calls of answers that the derived ones cannot do. */
export const answerHandlers = (store: Store, derived: Record<string, Mounted>): Record<string, Mounted> =>
  replaceCalls(derived, {
    export: async (input, ctx) => {
      const page = await store.export(ctx, input)
      return { ...page, items: await withTexts(ctx, page.items) }
    },
    deleteForever: ({ id }, ctx) => deleteAnswer(store, ctx, id),
  })
