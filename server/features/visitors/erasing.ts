import { resourceEndpoints } from '../../../contract/calls/resource-endpoints.ts'
import type { Store } from '../../crud/store.ts'
import { handle, type Mounted } from '../../http/handlers.ts'

/** An enquiry that is deleted for ever takes what its visitor said along, out of the change log too; that it was there, and who changed it, stays. */
export function enquiryHandlers(store: Store, derived: Record<string, Mounted>): Record<string, Mounted> {
  const { deleteForever } = resourceEndpoints(store.r)
  return {
    ...derived,
    deleteForever: handle(deleteForever, async ({ id }, ctx) => {
      await store.deleteForever(ctx, id)
      await ctx.db
        .updateTable('entityChange')
        .set({ propertyChanges: '[]' })
        .where('entityType', '=', store.r.name)
        .where('entityId', '=', id)
        .execute()
      return null
    }),
  }
}
