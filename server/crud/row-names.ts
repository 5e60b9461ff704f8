import type { Field } from '../../contract/fields.ts'
import { englishName } from '../../contract/languages.ts'
import type { Resource } from '../../contract/resource.ts'
import { resourceNamed } from '../../contract/resources/index.ts'
import type { Context } from '../http/context.ts'
import { untyped } from '../db/engine.ts'
import { inLanguage } from '../language/localized.ts'

/** The name of each value of one field, in one language. */
export type Names = ReadonlyMap<unknown, string | null>

/** A field that names rows or items, and the resource that it belongs to. */
export interface Naming {
  r: Resource
  field: Field
}

/** Both engines limit the number of values in one statement. */
const READ_AT_ONCE = 1000

/** Returns the names of the rows that a field of a resource refers to, of deleted ones too. */
export async function rowNames(ctx: Context, { r, field }: Naming, ids: unknown[]): Promise<Names> {
  const { name, display, fields } = field.kind === 'treeParent' ? r : resourceNamed(field.target!)
  const columns = fields[display]?.localized ? [display, englishName(display)] : [display]
  const names = new Map<unknown, string | null>()
  for (let at = 0; at < ids.length; at += READ_AT_ONCE) {
    const some = ids.slice(at, at + READ_AT_ONCE)
    const rows = untyped(ctx.db)
      .selectFrom(name)
      .select(['id', ...columns])
    for (const row of await rows.where('id', 'in', some).execute()) names.set(row['id'], inLanguage(row, display, ctx.language))
  }
  return names
}

/** Returns the labels of the items with these values of the dictionary of a field, of deleted ones too. */
export async function itemNames(ctx: Context, { field }: Pick<Naming, 'field'>, values: unknown[]): Promise<Names> {
  if (values.length === 0) return new Map()
  const found = await ctx.db
    .selectFrom('dictionaryItem')
    .innerJoin('dictionaryType', 'dictionaryType.id', 'dictionaryItem.typeId')
    .select(['dictionaryItem.value', 'dictionaryItem.label', 'dictionaryItem.labelEn'])
    .where('dictionaryType.code', '=', field.dictionary!)
    .where('dictionaryItem.value', 'in', values.map(String))
    // An item outside the recycle bin is read last, so its label counts.
    .orderBy('dictionaryItem.deletionTime', (order) => order.desc().nullsLast())
    .execute()
  return new Map(found.map((item) => [item.value, inLanguage(item, 'label', ctx.language)]))
}
