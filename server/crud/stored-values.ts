import type { Resource } from '../../contract/resource.ts'
import { properties } from '../../contract/field-schema.ts'
import type { Context } from '../http/context.ts'
import { untyped } from '../db/engine.ts'
import { columnsOf, linkFields, linkTable } from './columns.ts'
import { encode } from './encoding.ts'

type Values = Record<string, unknown>

/** Encodes the values of a row for its columns: all columns, or only those with a given value. */
export function encoded(r: Resource, values: Values, whole: boolean) {
  const columns = columnsOf(r).filter((c) => whole || values[c.name] !== undefined)
  return Object.fromEntries(columns.map((c) => [c.name, encode(c.field, values[c.name])]))
}

/** Replaces the row's entries in the link tables. */
export async function writeLinks(ctx: Context, r: Resource, { id, values }: { id: number; values: Values }) {
  for (const [name] of linkFields(r)) {
    const targets = values[name]
    if (!Array.isArray(targets)) continue
    const table = linkTable(r, name)
    await untyped(ctx.db).deleteFrom(table).where('rowId', '=', id).execute()
    const rows = [...new Set(targets)].map((targetId) => ({ rowId: id, targetId }))
    if (rows.length > 0) await untyped(ctx.db).insertInto(table).values(rows).execute()
  }
}

export const pick = (row: Values, names: string[]) => Object.fromEntries(names.map((name) => [name, row[name]]))
/** Returns the values of a row's fields, without its stamps. */
export const ownValues = (r: Resource, row: Values) =>
  pick(
    row,
    properties(r.fields).map(([name]) => name),
  )
