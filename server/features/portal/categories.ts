import type { Context } from '../../http/context.ts'
import { inLanguage } from '../../language/localized.ts'

/** The active categories of news in their order; notes that the dictionary was read. */
export async function newsCategories(ctx: Context): Promise<{ value: string; label: string }[]> {
  ctx.notes.tags.add('dictionaryItem').add('dictionaryType')
  const rows = await ctx.db
    .selectFrom('dictionaryItem')
    .innerJoin('dictionaryType', 'dictionaryType.id', 'dictionaryItem.typeId')
    .select(['dictionaryItem.value', 'dictionaryItem.label', 'dictionaryItem.labelEn'])
    .where('dictionaryType.code', '=', 'news-category')
    .where('dictionaryItem.isActive', '=', 1)
    .where('dictionaryItem.deletionTime', 'is', null)
    .orderBy('dictionaryItem.sort')
    .orderBy('dictionaryItem.id')
    .execute()
  return rows.map((row) => ({ value: row.value, label: inLanguage(row, 'label', ctx.language)! }))
}

export const categoryLabels = async (ctx: Context) => new Map((await newsCategories(ctx)).map(({ value, label }) => [value, label]))
