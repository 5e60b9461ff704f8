import { forgetChanges } from '../../../crud/changes.ts'
import type { Store } from '../../../crud/store.ts'
import type { Mounted } from '../../../http/handlers.ts'
import { replaceCalls } from '../../replace-calls.ts'
import { forgetFile } from '../../uploads/deleting.ts'
import { withFurtherTexts } from './sheet.ts'
import { forgetFurther } from './forgetting.ts'

/**
 * Exported enquiries have what was answered beside them. Deleting an enquiry for ever also erases these answers with their files, and the words in the
 * change log; the log keeps that the enquiry existed, and who changed it.
 */
export const enquiryHandlers = (store: Store, derived: Record<string, Mounted>): Record<string, Mounted> =>
  replaceCalls(derived, {
    export: async (input, ctx) => {
      const page = await store.export(ctx, input)
      return { ...page, items: await withFurtherTexts(ctx, page.items) }
    },
    deleteForever: async ({ id }, ctx) => {
      for (const upload of await forgetFurther(ctx.db, [id])) forgetFile(ctx, upload)
      await store.deleteForever(ctx, id)
      await forgetChanges(ctx.db, store.r, [id])
      return null
    },
  })
