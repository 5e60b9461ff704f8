import type { NavigationView } from '../../../contract/features/portal.ts'
import type { Context } from '../../http/context.ts'
import { treeOf } from '../../site/tree.ts'
import { inLanguage } from '../../language/localized.ts'

/** The navigation bar as a tree, without the entries below deleted ones. */
export async function navigationTree(ctx: Context): Promise<NavigationView[]> {
  ctx.notes.tags.add('navigation')
  const rows = await ctx.db
    .selectFrom('navigation')
    .selectAll()
    .where('deletionTime', 'is', null)
    .orderBy('sort', (order) => order.asc().nullsLast())
    .orderBy('id')
    .execute()
  return treeOf(rows, (row, children: NavigationView[]) => ({
    id: row.id,
    name: inLanguage(row, 'name', ctx.language)!,
    link: row.link,
    target: row.target === '_blank' ? '_blank' : '_self',
    children,
  }))
}
