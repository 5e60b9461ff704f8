import type { ExportedNames } from '../../contract/calls/rows.ts'
import type { Context } from '../http/context.ts'
import { breather } from './breathe.ts'
import { namesOf } from './names.ts'
import { readRows } from './reading.ts'
import type { WireRow } from './rows.ts'
import type { StoreParts } from './store-parts.ts'

export type ExportedRow = WireRow & { names: ExportedNames }

const READ_AT_ONCE = 25
/** A page ends after this many letters, because a page of a thousand long articles would take hundreds of megabytes of memory. */
const MOST_LETTERS = 4_000_000

/** Returns the first of these rows that the caller may see, with their names, and how many ids they took. */
export async function exportById(parts: StoreParts, ctx: Context, ids: number[]): Promise<{ rows: ExportedRow[]; read: number }> {
  const { rows, read } = await readUntilFull(parts, ctx, ids)
  const names = await namesOf(parts.r, ctx, rows)
  return { rows: rows.map((row, index) => ({ ...row, names: names[index]! })), read }
}

async function readUntilFull(parts: StoreParts, ctx: Context, ids: number[]): Promise<{ rows: WireRow[]; read: number }> {
  const breathe = breather(ctx.origin)
  const rows: WireRow[] = []
  let letters = 0
  let at = 0
  for (; at < ids.length && letters < MOST_LETTERS; at += READ_AT_ONCE) {
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
  return { rows, read: Math.min(at, ids.length) }
}
