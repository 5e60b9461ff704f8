import { Problem } from '../../../../contract/errors.ts'
import type { SpecGroup } from '../../../../contract/resources/product-parts.ts'
import type { Context } from '../../../context.ts'
import { say } from '../../../words.ts'
import { inLanguage } from '../words-of.ts'

// What products are ordered by. These tables are small and read whole; the answers that are made of them are kept.

interface Entry {
  id: number
  code: string
  name: string
}

export interface CategoryEntry extends Entry {
  pid: number | null
  isActive: boolean
}

/** By id, in their order. */
export type Known<E extends Entry> = Map<number, E>

export async function productTypes(ctx: Context) {
  ctx.notes.tags.add('productType')
  const rows = await ctx.db
    .selectFrom('productType')
    .select(['id', 'code', 'name', 'nameEn', 'description', 'descriptionEn', 'icon'])
    .where('deletionTime', 'is', null)
    .orderBy('sort')
    .orderBy('id')
    .execute()
  return byId(
    rows.map((row) => ({
      id: row.id,
      code: row.code,
      name: inLanguage(row, 'name', ctx.language)!,
      description: inLanguage(row, 'description', ctx.language),
      icon: row.icon,
    })),
  )
}

export async function productCategories(ctx: Context): Promise<Known<CategoryEntry>> {
  ctx.notes.tags.add('productCategory')
  const rows = await ctx.db
    .selectFrom('productCategory')
    .select(['id', 'pid', 'code', 'name', 'nameEn', 'isActive'])
    .where('deletionTime', 'is', null)
    .orderBy('sort')
    .orderBy('id')
    .execute()
  return byId(
    rows.map((row) => ({
      id: row.id,
      pid: row.pid,
      code: row.code,
      name: inLanguage(row, 'name', ctx.language)!,
      isActive: row.isActive === 1,
    })),
  )
}

export async function brands(ctx: Context): Promise<Known<Entry>> {
  ctx.notes.tags.add('brand')
  const rows = await ctx.db
    .selectFrom('brand')
    .select(['id', 'code', 'name', 'nameEn'])
    .where('deletionTime', 'is', null)
    .where('isActive', '=', 1)
    .orderBy('sort')
    .orderBy('id')
    .execute()
  return byId(rows.map((row) => ({ id: row.id, code: row.code, name: inLanguage(row, 'name', ctx.language)! })))
}

/** The parameter groups of templates, by the template's id. */
export async function templates(ctx: Context, ids: (number | null)[]): Promise<Map<number, SpecGroup[]>> {
  ctx.notes.tags.add('specTemplate')
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (wanted.length === 0) return new Map()
  const rows = await ctx.db
    .selectFrom('specTemplate')
    .select(['id', 'groups'])
    .where('id', 'in', wanted)
    .where('deletionTime', 'is', null)
    .execute()
  return new Map(rows.map((row) => [row.id, JSON.parse(row.groups ?? '[]') as SpecGroup[]]))
}

/** The entry of that code, whatever its case; refuses one that is not there in the words of the visitor. */
export function coded<E extends Entry>(ctx: Context, known: Known<E>, resource: string, code: string): E {
  const found = [...known.values()].find((entry) => entry.code.toLowerCase() === code.toLowerCase())
  if (!found) throw new Problem('notFound', { values: { name: say(ctx.language, `resources.${resource}.name`), id: code } })
  return found
}

/** The category and all below it. */
export function familyOf(known: Known<CategoryEntry>, id: number): number[] {
  const below = [...known.values()].filter(({ pid }) => pid === id).flatMap((entry) => familyOf(known, entry.id))
  return [id, ...below]
}

/** From the top of the tree down to the category. */
export function pathTo(known: Known<CategoryEntry>, id: number): CategoryEntry[] {
  const own = known.get(id)
  if (!own) return []
  return [...(own.pid === null ? [] : pathTo(known, own.pid)), own]
}

const byId = <E extends Entry>(entries: E[]): Known<E> => new Map(entries.map((entry) => [entry.id, entry]))
