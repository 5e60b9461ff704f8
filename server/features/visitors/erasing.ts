import { forgetChanges } from '../../crud/changes.ts'
import type { Store } from '../../crud/store.ts'
import type { Mounted } from '../../http/handlers.ts'
import { replaceCalls } from '../replace-calls.ts'

/** Deleting an enquiry for ever also erases the visitor's words from the change log. The log keeps that the enquiry existed, and who changed it. */
export const enquiryHandlers = (store: Store, derived: Record<string, Mounted>): Record<string, Mounted> =>
  replaceCalls(derived, {
    deleteForever: async ({ id }, ctx) => {
      await store.deleteForever(ctx, id)
      await forgetChanges(ctx.db, store.r, [id])
      return null
    },
  })
