import { Problem } from '../../contract/errors.ts'
import type { Context } from '../http/context.ts'
import { say } from '../language/words.ts'
import { treeOf } from './tree.ts'
import { inLanguage } from '../language/localized.ts'

/** A category as visitors see it. */
export interface Category {
  id: number
  code: string
  name: string
  description: string | null
  parent: Category | null
  children: Category[]
  /** Its own id and the ids of all categories below it. */
  ids: number[]
}

export interface Categories {
  /** The top of the tree, in its order. */
  tops: Category[]
  byId: Map<number, Category>
  /** Finds a category by its code in upper or lower case. */
  ofCode(code: string): Category | undefined
}

/** Reads the tree of the active categories, without the branches below inactive ones. Notes that categories were read. */
export async function readCategories(ctx: Context): Promise<Categories> {
  ctx.notes.tags.add('siteCategory')
  const rows = await ctx.db
    .selectFrom('siteCategory')
    .select(['id', 'pid', 'code', 'name', 'nameEn', 'description', 'descriptionEn'])
    .where('isActive', '=', 1)
    .where('deletionTime', 'is', null)
    .orderBy('sort', (order) => order.asc().nullsLast())
    .orderBy('id')
    .execute()
  const byId = new Map<number, Category>()
  const tops = treeOf(rows, (row, children: Category[]) => {
    const [name, description] = [inLanguage(row, 'name', ctx.language)!, inLanguage(row, 'description', ctx.language)]
    const ids = [row.id, ...children.flatMap((child) => child.ids)]
    const category: Category = { id: row.id, code: row.code, name, description, parent: null, children, ids }
    for (const child of children) child.parent = category
    byId.set(row.id, category)
    return category
  })
  const byCode = new Map([...byId.values()].map((category) => [category.code.toLowerCase(), category]))
  return { tops, byId, ofCode: (code) => byCode.get(code.toLowerCase()) }
}

/** The top of the category's branch, which may be the category itself. */
export const topOf = (category: Category): Category => (category.parent ? topOf(category.parent) : category)

export const noSuchCategory = (ctx: Context, id: string | number) =>
  new Problem('notFound', { values: { name: say(ctx.language, 'resources.siteCategory.name'), id } })
