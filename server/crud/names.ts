import type { Field } from '../../contract/fields.ts'
import type { Resource } from '../../contract/resource.ts'
import type { ExportedNames } from '../../contract/calls/rows.ts'
import type { Context } from '../http/context.ts'
import type { Names } from './row-names.ts'
import type { WireRow } from './rows.ts'
import { toldItems, toldRows } from './told-names.ts'

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
        return { name, names: await (field.dictionary ? toldItems : toldRows)(ctx, { r, field }, values) }
      }),
  )
  return rows.map((row) => Object.fromEntries(naming.map(({ name, names }) => [name, named(row[name], names)])))
}

const NAMED: ReadonlySet<Field['kind']> = new Set(['reference', 'references', 'treeParent', 'dictionary'])

function named(value: unknown, names: Names): string | string[] | null {
  return Array.isArray(value) ? value.map((each) => names.get(each) ?? String(each)) : (names.get(value) ?? null)
}
