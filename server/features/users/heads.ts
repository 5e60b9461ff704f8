import { resources } from '../../../contract/resources/index.ts'
import { changeStamps, recordChanges, touch } from '../../crud/changes.ts'
import type { Context } from '../../http/context.ts'

/** The units that are changed by one statement. */
const AT_ONCE = 500

/** Leaves the units that people head without a head, those in the recycle bin too; the change log of each says who headed it (B-60k). */
export async function leaveHeads(ctx: Context, userIds: readonly number[]): Promise<void> {
  const headed = ctx.db.selectFrom('organizationUnit').select(['id', 'headId']).where('headId', 'in', userIds).orderBy('id').limit(AT_ONCE)
  for (let units = await headed.execute(); units.length > 0; units = await headed.execute()) {
    const ids = units.map(({ id }) => id)
    await ctx.db
      .updateTable('organizationUnit')
      .set({ headId: null, ...changeStamps(ctx) })
      .where('id', 'in', ids)
      .execute()
    const left = units.map(({ id, headId }) => ({
      id,
      type: 'Updated' as const,
      properties: [{ propertyName: 'headId', originalValue: headId, newValue: null }],
    }))
    await recordChanges(ctx, resources.organizationUnit, left)
    for (const id of ids) touch(ctx, resources.organizationUnit, id)
  }
}
