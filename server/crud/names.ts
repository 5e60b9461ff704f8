import type { Field } from '../../contract/fields.ts'
import { englishName } from '../../contract/languages.ts'
import type { Resource } from '../../contract/resource.ts'
import type { ExportedNames } from '../../contract/calls/rows.ts'
import { resourceNamed } from '../../contract/resources/index.ts'
import type { Context } from '../http/context.ts'
import { untyped } from '../db/engine.ts'
import { inLanguage } from '../language/localized.ts'
import type { WireRow } from './rows.ts'

/** The name of each value of one field, in one language. */
type Names = ReadonlyMap<unknown, string | null>

/**
 * Returns, for each row, the names of the rows and dictionary items that its fields refer to. Rows in the recycle bin have their names too. No permit
 * on the other resource is needed, since the row itself shows as much.
 */
export async function namesOf(r: Resource, ctx: Context, rows: readonly WireRow[]): Promise<ExportedNames[]> {
  const naming = await Promise.all(
    Object.entries(r.fields)
      .filter(([, { kind }]) => NAMED.has(kind))
      .map(async ([name, field]) => {
        const values = [...new Set(rows.flatMap((row) => row[name] ?? []))]
        return { name, names: await (field.dictionary ? itemNames : rowNames)(ctx, { r, field }, values) }
      }),
  )
  return rows.map((row) => Object.fromEntries(naming.map(({ name, names }) => [name, named(row[name], names)])))
}

const NAMED: ReadonlySet<Field['kind']> = new Set(['reference', 'references', 'treeParent', 'dictionary'])

function named(value: unknown, names: Names): string | string[] | null {
  return Array.isArray(value) ? value.map((each) => names.get(each) ?? String(each)) : (names.get(value) ?? null)
}

interface Naming {
  r: Resource
  field: Field
}

/** Both engines limit the number of values in one statement. */
const READ_AT_ONCE = 1000

async function rowNames(ctx: Context, { r, field }: Naming, ids: unknown[]): Promise<Names> {
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

async function itemNames(ctx: Context, { field }: Naming, values: unknown[]): Promise<Names> {
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
