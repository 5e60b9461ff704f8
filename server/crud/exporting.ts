import { setImmediate } from 'node:timers/promises'
import type { ExportedNames } from '../../contract/calls/rows.ts'
import type { Context } from '../http/context.ts'
import { breather } from './breathe.ts'
import { linkFields } from './columns.ts'
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
  const { rows } = await exportById(
    parts,
    ctx,
    items.map(({ id }) => id),
  )
  return { ...total, items: rows }
}

/** The rows of a list that are numbered at once. Each page passes over all before it, so pages are few; the ids that rows name are looked up for fewer. */
const IDS_AT_ONCE = { plain: 100_000, linked: 1000 }

/**
 * Returns the ids of all rows that a list finds, in its order. Call it at one moment (`db/one-moment.ts`), or rows could come twice. `goOn` is called after
 * each page, and throws when the rest is not wanted any more.
 */
export async function listIds(parts: StoreParts, ctx: Context, { goOn, ...input }: ListInput & { goOn: () => void }): Promise<number[]> {
  const ids: number[] = []
  const atOnce = linkFields(parts.r).length > 0 ? IDS_AT_ONCE.linked : IDS_AT_ONCE.plain
  for (;;) {
    const page = { ...input, skipCount: ids.length, maxResultCount: atOnce }
    const { items } = await parts.queries.list(scopeOf(parts, ctx), page, 'fingerprint')
    for (const { id } of items) ids.push(id)
    // SQLite answers without a pause, in which the lease of a job is moved on.
    await setImmediate()
    goOn()
    if (items.length < atOnce) return ids
  }
}

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
