import { Problem } from '../../../contract/errors.ts'
import type { Context } from '../../http/context.ts'
import { dictionaryItem } from '../../../contract/resources/dictionary.ts'
import { missingRows } from '../../crud/existing.ts'
import { deletedAbove } from '../../crud/trees.ts'
import { takeTurn } from '../../db/turn.ts'

/** Makes changes of the items of one type wait for each other, so that two of them cannot take the same value. */
export const takeTypesTurn = ({ db, database }: Context, typeId: number): Promise<void> =>
  takeTurn(db, database.engine, `dictionary:${typeId}`)

/** Refuses a value that two items of the type hold, once they are written. */
export async function refuseTwice(ctx: Context, typeId: number, values: readonly string[]): Promise<void> {
  if (values.length === 0) return
  const twice = await ctx.db
    .selectFrom('dictionaryItem')
    .select('value')
    .where('typeId', '=', typeId)
    .where('value', 'in', [...values])
    .where('deletionTime', 'is', null)
    .groupBy('value')
    .having(({ fn }) => fn.countAll(), '>', 1)
    .limit(1)
    .executeTakeFirst()
  if (twice) throw new Problem('conflict', { members: { value: 'invalid.valueTaken' }, values: { value: twice.value } })
}

/** Refuses an item whose type is in the recycle bin: it would be in no list. */
export async function refuseWithoutType(ctx: Context, typeId: number): Promise<void> {
  const missing = await missingRows(ctx.db, 'dictionaryType', [typeId])
  if (missing.length > 0) throw await deletedAbove(ctx, { r: dictionaryItem, field: dictionaryItem.fields.typeId }, typeId)
}
