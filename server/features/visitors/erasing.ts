import { forgetChanges } from '../../crud/changes.ts'
import type { Store } from '../../crud/store.ts'
import type { Mounted } from '../../http/handlers.ts'
import { forgetFurther } from './forgetting.ts'
import { replaceCalls } from '../replace-calls.ts'

/** Deleting an enquiry for ever also erases what the visitor answered beside it, and the words in the change log. The log keeps that the enquiry existed, and who changed it. */
export const enquiryHandlers = (store: Store, derived: Record<string, Mounted>): Record<string, Mounted> =>
  replaceCalls(derived, {
    deleteForever: async ({ id }, ctx) => {
      await forgetFurther(ctx.db, [id])
      await store.deleteForever(ctx, id)
      await forgetChanges(ctx.db, store.r, [id])
      return null
    },
  })
