import type { Selectable } from 'kysely'
import { Problem } from '../../../../contract/errors.ts'
import type { SpecGroup } from '../../../../contract/resources/product-parts.ts'
import type { Context } from '../../../http/context.ts'
import type { Tables } from '../../../db/tables.ts'
import { say } from '../../../language/words.ts'
import { inLanguage } from '../../../language/localized.ts'

// The types, categories, brands and templates of products. These tables are small and read whole, and the views made of them are cached.

interface Entry {
  id: number
  code: string
  name: string
}

type Named = Entry & { nameEn: string | null }

export interface CategoryEntry extends Entry {
  pid: number | null
  isActive: boolean
}

/** The entries by their ids, in the order of the table. */
export type Known<E extends Entry> = Map<number, E>

type Ordered = 'productType' | 'productCategory' | 'brand'

/** Reads one of these tables. They share the columns that are named here. */
async function rowsOf<T extends Ordered>(ctx: Context, table: T): Promise<Selectable<Tables[T]>[]> {
  ctx.notes.tags.add(table)
  const rows = ctx.db
    .selectFrom(table as 'brand')
    .selectAll()
    .where('deletionTime', 'is', null)
    .orderBy('sort', (order) => order.asc().nullsLast())
    .orderBy('id')
  return (await rows.execute()) as unknown as Selectable<Tables[T]>[]
}

const entryOf = ({ id, code, ...words }: Named, { language }: Context): Entry => ({ id, code, name: inLanguage(words, 'name', language)! })

export async function productTypes(ctx: Context) {
  const rows = await rowsOf(ctx, 'productType')
  return byId(rows.map((row) => ({ ...entryOf(row, ctx), description: inLanguage(row, 'description', ctx.language), icon: row.icon })))
}

export async function productCategories(ctx: Context): Promise<Known<CategoryEntry>> {
  const rows = await rowsOf(ctx, 'productCategory')
  return byId(rows.map((row) => ({ ...entryOf(row, ctx), pid: row.pid, isActive: row.isActive === 1 })))
}

export async function brands(ctx: Context): Promise<Known<Entry>> {
  const rows = await rowsOf(ctx, 'brand')
  return byId(rows.filter(({ isActive }) => isActive === 1).map((row) => entryOf(row, ctx)))
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

/** Finds an entry by its code in upper or lower case; refuses an unknown code in the visitor's language. */
export function entryOfCode<E extends Entry>(ctx: Context, known: Known<E>, { resource, code }: { resource: string; code: string }): E {
  const found = [...known.values()].find((entry) => entry.code.toLowerCase() === code.toLowerCase())
  if (!found) throw new Problem('notFound', { values: { name: say(ctx.language, `resources.${resource}.name`), id: code } })
  return found
}

const byId = <E extends Entry>(entries: E[]): Known<E> => new Map(entries.map((entry) => [entry.id, entry]))
