import type { Context } from '../../http/context.ts'
import { inLanguage } from '../../language/localized.ts'

export interface Choice {
  value: string
  label: string
}

/** The active items of a dictionary in their order; notes that the dictionary was read. */
export async function dictionaryItems(ctx: Context, code: string): Promise<Choice[]> {
  ctx.notes.tags.add('dictionaryItem').add('dictionaryType')
  const items = await ctx.db
    .selectFrom('dictionaryItem')
    .innerJoin('dictionaryType', 'dictionaryType.id', 'dictionaryItem.typeId')
    .select(['dictionaryItem.value', 'dictionaryItem.label', 'dictionaryItem.labelEn'])
    .where('dictionaryType.code', '=', code)
    .where('dictionaryItem.isActive', '=', 1)
    .where('dictionaryItem.deletionTime', 'is', null)
    .orderBy('dictionaryItem.sort', (order) => order.asc().nullsLast())
    .orderBy('dictionaryItem.id')
    .execute()
  return items.map((item) => ({ value: item.value, label: inLanguage(item, 'label', ctx.language)! }))
}
