import { TOP, type DictionaryItem, type DictionaryNode } from '../../../contract/features/dictionary.ts'
import type { Context } from '../../http/context.ts'
import { inLanguage } from '../../language/localized.ts'

/** The items of a type in their order, with labels in the reader's language; notes that the dictionary was read. */
export async function itemsOf(ctx: Context, typeId: number): Promise<DictionaryItem[]> {
  ctx.notes.tags.add('dictionaryItem')
  const rows = await ctx.db
    .selectFrom('dictionaryItem')
    .select(['id', 'typeId', 'pid', 'label', 'labelEn', 'value', 'sort', 'isActive'])
    .where('typeId', '=', typeId)
    .where('deletionTime', 'is', null)
    .orderBy('sort', (order) => order.asc().nullsLast())
    .orderBy('id')
    .execute()
  return rows.map(({ labelEn, ...row }) => ({
    ...row,
    label: inLanguage({ ...row, labelEn }, 'label', ctx.language)!,
    sort: row.sort ?? 0,
    isActive: row.isActive === 1,
  }))
}

/** The items as a tree below one node. An item whose parent is not among them stands at the top. */
export function treeOf(name: string, items: readonly DictionaryItem[]): DictionaryNode[] {
  const nodes = new Map(items.map(({ id, label, value }) => [id, { id, label, value, children: [] as DictionaryNode[] }]))
  const top: DictionaryNode = { id: TOP, label: name, value: null, children: [] }
  for (const { id, pid } of items) (nodes.get(pid ?? 0) ?? top).children.push(nodes.get(id)!)
  return [top]
}
