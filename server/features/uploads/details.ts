import { Problem } from '../../../contract/errors.ts'
import type { UploadDetails } from '../../../contract/features/upload-details.ts'
import { compareTexts, sortKey } from '../../../contract/format/sort-key.ts'
import type { Db } from '../../db/engine.ts'
import type { Context } from '../../http/context.ts'
import { addOutcome } from '../../http/audit.ts'
import { isKeptForNow } from '../../crud/holding.ts'
import { say } from '../../language/words.ts'
import { UPLOADS } from '../portal/picture-infos.ts'
import { ownerInReach } from './reach.ts'

type Given = { [N in keyof UploadDetails]?: UploadDetails[N] | undefined }

/** Notes what people say about a file in reach; what is not given stays. */
export async function updateDetails(ctx: Context, { id, tags, albums, focus, ...lines }: Given & { id: string }): Promise<void> {
  const [row] = await keepInReach(ctx, [id])
  // It is written in any case: of two calls at the same moment the second then waits before it writes the labels.
  await noteLines(ctx.db, [id], lines)
  if (tags) await writeLabels(ctx.db, { id, kind: 'tag', labels: tags })
  if (albums) await writeLabels(ctx.db, { id, kind: 'album', labels: albums })
  if (focus !== undefined) await writeFocus(ctx.db, id, focus)
  addOutcome(ctx, { name: row!.name })
  ctx.changed.add(UPLOADS)
}

/** The point belongs to the content, and goes and comes back with it. */
const writeFocus = (db: Db, id: string, focus: UploadDetails['focus']) =>
  db
    .updateTable('upload')
    .set({ focusX: focus?.x ?? null, focusY: focus?.y ?? null })
    .where('id', '=', id)
    .where('kind', '=', 'picture')
    .execute()

/** Returns the files, all of which the caller may edit, and keeps their rows until the call has ended. */
export async function keepInReach(ctx: Context, ids: readonly string[]) {
  const owner = ownerInReach(ctx, 'Upload/Edit')
  const rows = await ctx.db
    .selectFrom('upload')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .where('kind', '<>', 'private')
    .where('versionOf', 'is', null)
    .$if(owner !== null, (query) => query.where('creatorUserId', '=', owner))
    .orderBy('id')
    .$if(isKeptForNow(ctx), (query) => query.forKeyShare())
    .execute()
  const missing = ids.find((id) => rows.every((row) => row.id !== id))
  if (missing === undefined) return rows
  throw new Problem('notFound', { values: { name: say(ctx.language, 'services.Upload'), id: missing.slice(0, 8) } })
}

/** Writes the given lines about these files; their order is that of the ids. */
export async function noteLines(db: Db, ids: readonly string[], lines: Omit<Given, 'tags' | 'albums' | 'focus'>) {
  const { title } = lines
  const key = title === undefined ? {} : { titleSortKey: title ? sortKey(title) : null }
  const given = { ...Object.fromEntries(Object.entries(lines).map(([name, value]) => [name, value || null])), ...key }
  await db
    .insertInto('uploadDetail')
    .values(ids.map((id) => ({ id, ...given })))
    .onConflict((conflict) => conflict.column('id').doUpdateSet((eb) => ({ id: eb.ref('excluded.id'), ...given })))
    .execute()
}

async function writeLabels(db: Db, { id, kind, labels }: { id: string; kind: 'tag' | 'album'; labels: readonly string[] }) {
  await db.deleteFrom('uploadLabel').where('uploadId', '=', id).where('kind', '=', kind).execute()
  const rows = [...new Set(labels)].map((label) => ({ kind, label, uploadId: id }))
  if (rows.length > 0) await db.insertInto('uploadLabel').values(rows).execute()
}

/** Forgets what was noted about a file that is deleted. */
export async function forgetDetails(db: Db, id: string): Promise<void> {
  await db.deleteFrom('uploadDetail').where('id', '=', id).execute()
  await db.deleteFrom('uploadLabel').where('uploadId', '=', id).execute()
}

/** The labels of these files. */
export async function labelsOf(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return () => ({ tags: [], albums: [] })
  const rows = await db.selectFrom('uploadLabel').selectAll().where('uploadId', 'in', ids).execute()
  const byFile = Map.groupBy(rows, ({ uploadId }) => uploadId)
  const of = (id: string, kind: 'tag' | 'album') =>
    (byFile.get(id) ?? []).flatMap((row) => (row.kind === kind ? [row.label] : [])).toSorted(compareTexts)
  return (id: string) => ({ tags: of(id, 'tag'), albums: of(id, 'album') })
}
