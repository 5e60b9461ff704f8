import { sql } from 'kysely'
import { Problem } from '../../contract/errors.ts'
import type { Section } from '../../contract/features/portal.ts'
import type { Context } from '../http/context.ts'
import { say } from '../language/words.ts'
import { treeOf } from './tree.ts'
import { inLanguage } from '../language/localized.ts'

/** A category as visitors know it. */
export interface Category {
  id: number
  code: string
  name: string
  description: string | null
  parent: Category | null
  children: Category[]
  /** Its own id and those of all below it. */
  ids: number[]
}

export interface Categories {
  /** Those at the top, in their order. */
  tops: Category[]
  byId: Map<number, Category>
  /** Codes are the same however they are written, as they are in the back office. */
  ofCode(code: string): Category | undefined
}

/** The tree of the active categories; what is below an inactive one is as hidden as that one. Notes that categories were read. */
export async function readCategories(ctx: Context): Promise<Categories> {
  ctx.notes.tags.add('siteCategory')
  const rows = await ctx.db
    .selectFrom('siteCategory')
    .select(['id', 'pid', 'code', 'name', 'nameEn', 'description', 'descriptionEn'])
    .where('isActive', '=', 1)
    .where('deletionTime', 'is', null)
    .orderBy(sql`coalesce("sort", 0)`)
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

/** The one at the top of its branch: itself, when it is at the top. */
export const topOf = (category: Category): Category => (category.parent ? topOf(category.parent) : category)

export const noSuchCategory = (ctx: Context, id: string | number) =>
  new Problem('notFound', { values: { name: say(ctx.language, 'resources.siteCategory.name'), id } })

/** The category that a list or a choice of a section is about: the one below it of that code, else the section itself; null where staff have not made the section. */
export function categoryOf(ctx: Context, categories: Categories, section: Section, code: string | undefined): Category | null {
  const top = sectionOf(categories, section)
  if (!code) return top
  const found = categories.ofCode(code)
  if (!found || topOf(found) !== top || found === top) throw noSuchCategory(ctx, code)
  return found
}

function sectionOf({ ofCode }: Categories, section: Section): Category | null {
  const found = ofCode(section)
  return found && found.parent === null ? found : null
}

/** A category by id or by code. */
export interface Named {
  categoryId?: number | undefined
  category?: string | undefined
}

/** The category named by id or code; null where none is. */
export function namedCategory(ctx: Context, { byId, ofCode }: Categories, { categoryId, category }: Named): Category | null {
  if (categoryId === undefined && !category) return null
  const found = categoryId === undefined ? ofCode(category!) : byId.get(categoryId)
  if (!found || (category && ofCode(category) !== found)) throw noSuchCategory(ctx, category || categoryId!)
  return found
}
