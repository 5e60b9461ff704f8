import type { Context } from '../http/context.ts'
import { writtenPage, type WrittenJson } from '../http/written-json.ts'
import type { ListInput } from './list-input.ts'
import type { WireRow } from './rows.ts'
import { noRowInReach, scopeOf, type StoreParts } from './store-parts.ts'

/** Returns the rows with these ids, in no order; rows that the caller may not see are left out. */
export async function readRows(
  parts: StoreParts,
  ctx: Context,
  { ids, bin = false }: { ids: number[]; bin?: boolean },
): Promise<WireRow[]> {
  const stored = await parts.queries.rows(scopeOf(parts, ctx, bin), ids, 'whole')
  return stored.map(parts.present)
}

export async function readRow(parts: StoreParts, ctx: Context, { id, bin = false }: { id: number; bin?: boolean }): Promise<WireRow> {
  const [row] = await readRows(parts, ctx, { ids: [id], bin })
  if (!row) throw await noRowInReach(parts, ctx, id, bin)
  return row
}

/** Returns the rows with these ids in their order by one read; refuses as `readRow` does where one is missing. */
export async function readEach(parts: StoreParts, ctx: Context, ids: number[]): Promise<WireRow[]> {
  const rows = new Map((await readRows(parts, ctx, { ids })).map((row) => [row.id, row]))
  return Promise.all(ids.map(async (id) => rows.get(id) ?? readRow(parts, ctx, { id })))
}

export async function listRows(parts: StoreParts, ctx: Context, { input, bin = false }: { input: ListInput; bin?: boolean }) {
  const { items, ...total } = await parts.queries.list(scopeOf(parts, ctx, bin), input, 'listed')
  return { ...total, items: items.map(parts.presentListed) }
}

/** Returns the same page as JSON. Rows that have not changed since they were last written as JSON are not written again. */
export async function listWritten(parts: StoreParts, ctx: Context, input: ListInput): Promise<WrittenJson> {
  const { queries, written } = parts
  const scope = scopeOf(parts, ctx)
  const { items, ...total } = await queries.list(scope, input, 'fingerprint')
  const known = items.map(written.find)
  const unknown = items.filter((_, index) => !known[index]).map(({ id }) => id)
  const read = unknown.length > 0 ? await queries.rows(scope, unknown, 'listed') : []
  const fresh = new Map(read.map((stored) => [stored.id, written.write(stored)]))
  // A row that was deleted after the page was chosen is in neither place, and is left out.
  return writtenPage(
    total,
    items.flatMap(({ id }, index) => known[index] ?? fresh.get(id) ?? []),
  )
}
