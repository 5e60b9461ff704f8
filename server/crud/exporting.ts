import type { ExportedNames } from '../../contract/calls/rows.ts'
import type { Context } from '../http/context.ts'
import { breather } from './breathe.ts'
import type { ListInput } from './list-input.ts'
import { namesOf } from './names.ts'
import { readRows } from './reading.ts'
import type { WireRow } from './rows.ts'
import { scopeOf, type StoreParts } from './store-parts.ts'

export type ExportedRow = WireRow & { names: ExportedNames }

const READ_AT_ONCE = 25
/** A page ends after this many letters, because a page of a thousand long articles would take hundreds of megabytes of memory. */
const MOST_LETTERS = 4_000_000

/** Returns a page of whole rows. The page is shorter than asked for if its texts are long; the caller then asks for the rows after its last one. */
export async function exportRows(parts: StoreParts, ctx: Context, input: ListInput) {
  const { items, ...total } = await parts.queries.list(scopeOf(parts, ctx), input, 'fingerprint')
  const rows = await readUntilFull(
    parts,
    ctx,
    items.map(({ id }) => id),
  )
  const names = await namesOf(parts.r, ctx, rows)
  return { ...total, items: rows.map((row, index) => ({ ...row, names: names[index]! })) }
}

async function readUntilFull(parts: StoreParts, ctx: Context, ids: number[]): Promise<WireRow[]> {
  const breathe = breather(ctx.origin)
  const rows: WireRow[] = []
  let letters = 0
  for (let at = 0; at < ids.length && letters < MOST_LETTERS; at += READ_AT_ONCE) {
    const some = ids.slice(at, at + READ_AT_ONCE)
    const read = new Map((await readRows(parts, ctx, { ids: some })).map((row) => [row.id, row]))
    for (const id of some) {
      const row = read.get(id)
      if (!row) continue
      letters += JSON.stringify(row).length
      rows.push(row)
    }
    await breathe()
  }
  return rows
}
