import { Problem } from '../../../contract/errors.ts'
import { MOST_LABELS, type ManyNotes } from '../../../contract/features/upload-details.ts'
import { addOutcome } from '../../http/audit.ts'
import type { Context } from '../../http/context.ts'
import { UPLOADS } from '../portal/picture-infos.ts'
import { keepInReach, noteLines } from './details.ts'

const KINDS = { tag: 'tags', album: 'albums' } as const
type Kind = keyof typeof KINDS
type Labels = ManyNotes['add']

/** Notes the same about several files in reach, or nothing at all where one of them is out of reach or would have too many labels. */
export async function updateMany(ctx: Context, { ids, add, remove, ...lines }: ManyNotes): Promise<void> {
  const files = [...new Set(ids)].toSorted()
  const rows = await keepInReach(ctx, files)
  await noteLines(ctx.db, files, lines)
  for (const kind of Object.keys(KINDS) as Kind[]) {
    await takeAway(ctx, { files, kind, labels: labelsIn(remove, kind) })
    await put(ctx, { files, kind, labels: labelsIn(add, kind) })
  }
  await refuseTooMany(ctx, files)
  addOutcome(ctx, { names: rows.map(({ name }) => name).slice(0, 20), count: rows.length })
  ctx.changed.add(UPLOADS)
}

const labelsIn = (labels: Labels, kind: Kind) => [...new Set(labels?.[KINDS[kind]] ?? [])]

interface Change {
  files: readonly string[]
  kind: Kind
  labels: readonly string[]
}

async function takeAway({ db }: Context, { files, kind, labels }: Change) {
  if (labels.length === 0) return
  await db.deleteFrom('uploadLabel').where('uploadId', 'in', files).where('kind', '=', kind).where('label', 'in', labels).execute()
}

async function put({ db }: Context, { files, kind, labels }: Change) {
  for (const label of labels) {
    const rows = files.map((uploadId) => ({ kind, label, uploadId }))
    await db
      .insertInto('uploadLabel')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

async function refuseTooMany({ db }: Context, files: readonly string[]) {
  const full = await db
    .selectFrom('uploadLabel')
    .innerJoin('upload', 'upload.id', 'uploadLabel.uploadId')
    .select('upload.name')
    .where('uploadId', 'in', files)
    .groupBy(['uploadId', 'upload.name', 'uploadLabel.kind'])
    .having(({ fn }) => fn.countAll(), '>', MOST_LABELS)
    .orderBy('upload.name')
    .executeTakeFirst()
  if (full) throw new Problem('rule', { words: 'problem.uploadLabels', values: { name: full.name, most: MOST_LABELS } })
}
