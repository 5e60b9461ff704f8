import { englishName } from '../../contract/languages.ts'
import { resourceNamed } from '../../contract/resources/index.ts'
import type { Context } from '../http/context.ts'
import { untyped } from '../db/engine.ts'
import { inLanguage } from '../language/localized.ts'
import { itemNames, rowNames, type Names, type Naming } from './row-names.ts'

// A file is read again: a name that several rows have would name another row, or none (B-119b).

/** Names rows for a file: one whose name another row has too by its number as well. */
export async function toldRows(ctx: Context, naming: Naming, ids: unknown[]): Promise<Names> {
  const names = await rowNames(ctx, naming, ids)
  const rows = Map.groupBy(await namesakes(ctx, naming, [...new Set(names.values())]), ({ name }) => name)
  const isShared = (id: unknown, name: string) => rows.get(name)?.some((row) => row.id !== id)
  return new Map([...names].map(([id, name]) => [id, name !== null && isShared(id, name) ? `${name} #${String(id)}` : name]))
}

/** Names items for a file: one whose label another item has too by its value. */
export async function toldItems(ctx: Context, { field }: Pick<Naming, 'field'>, values: unknown[]): Promise<Names> {
  const names = await itemNames(ctx, { field }, values)
  const items = await ctx.db
    .selectFrom('dictionaryItem')
    .innerJoin('dictionaryType', 'dictionaryType.id', 'dictionaryItem.typeId')
    .select(['dictionaryItem.value', 'dictionaryItem.label', 'dictionaryItem.labelEn'])
    .where('dictionaryType.code', '=', field.dictionary!)
    .where('dictionaryItem.deletionTime', 'is', null)
    .execute()
  const isShared = (value: unknown, name: string | null) =>
    items.some((item) => item.value !== value && inLanguage(item, 'label', ctx.language) === name)
  return new Map([...names].map(([value, name]) => [value, isShared(value, name) ? String(value) : name]))
}

const COMPARED_AT_ONCE = 1000

/** The rows outside the recycle bin that have one of these names in the language of the file. */
async function namesakes(ctx: Context, { r, field }: Naming, names: (string | null)[]) {
  const { name, display, fields } = field.kind === 'treeParent' ? r : resourceNamed(field.target!)
  const { unique, localized } = fields[display]!
  if (unique) return []
  const columns = localized ? [display, englishName(display)] : [display]
  const found: { id: unknown; name: string | null }[] = []
  for (let at = 0; at < names.length; at += COMPARED_AT_ONCE) {
    const some = names.slice(at, at + COMPARED_AT_ONCE)
    const rows = await untyped(ctx.db)
      .selectFrom(name)
      .select(['id', ...columns])
      .where('deletionTime', 'is', null)
      .where((where) => where.or(columns.map((column) => where(column, 'in', some))))
      .execute()
    found.push(...rows.map((row) => ({ id: row['id'], name: inLanguage(row, display, ctx.language) })))
  }
  return found
}
