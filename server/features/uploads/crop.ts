import { stat } from 'node:fs/promises'
import { Problem } from '../../../contract/errors.ts'
import { uploadCrop } from '../../../contract/features/upload-contents.ts'
import type { Database } from '../../db/engine.ts'
import { auditRow, writeAudit } from '../../http/audit.ts'
import type { Context } from '../../http/context.ts'
import { handle, type Mounted } from '../../http/handlers.ts'
import { contentOf, type Row } from './content-rows.ts'
import { noSuchUpload, requireUpload } from './deleting.ts'
import { focusWithin, pixelsOf, type Part } from './parts-of-pictures.ts'
import type { Pictures } from './pictures.ts'
import { ownerInReach } from './reach.ts'
import { recordUpload } from './recording.ts'
import type { FileStore } from './store.ts'
import { takeInPicture } from './take-in.ts'

interface CropParts {
  database: Database
  files: FileStore
  pictures: Pictures
}

/** B-117d: makes a new file of a part of a picture. It can then take the picture's place, which keeps the whole as an earlier content. */
export const cropHandler = (parts: CropParts): Mounted =>
  handle(uploadCrop.crop, async (input, ctx) => {
    const { id, ...area } = input
    await requireUpload(ctx, id, ownerInReach(ctx, 'Upload/View'))
    const row = await ctx.db.selectFrom('upload').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    if (row.kind !== 'picture') throw noSuchUpload(ctx, id)
    const part = pixelsOf(area, sizeOf(row))
    const made = await cutAndTakeIn(ctx, parts, { row, part })
    const audited = { endpoint: uploadCrop.crop, input: { ...input, url: `/media/${made.id}` }, ctx, error: null }
    const view = await recordUpload(parts, { ...made, ...focusOf(row, part) }, (db) =>
      writeAudit(db, auditRow({ ...audited, duration: parts.database.now() - ctx.now })),
    )
    parts.pictures.warm(made.id, made.width!)
    return view
  })

const sizeOf = ({ width, height }: Row) => ({ width: width!, height: height! })

async function cutAndTakeIn({ caller, now }: Context, { files, pictures }: CropParts, { row, part }: { row: Row; part: Part }) {
  await files.refuseWhenFull()
  const waiting = await pictures.cut(contentOf(row), part)
  if (waiting === null) throw new Problem('invalid', { words: 'problem.cropMoving' })
  try {
    const { size } = await stat(waiting)
    return await takeInPicture(files, pictures.inspect, { waiting, name: row.name, size, creatorUserId: caller.userId, now })
  } finally {
    await files.discard(waiting)
  }
}

function focusOf(row: Row, part: Part) {
  if (row.focusX === null || row.focusY === null) return {}
  const { x, y } = focusWithin({ x: row.focusX, y: row.focusY }, part, sizeOf(row))
  return { focusX: x, focusY: y }
}
