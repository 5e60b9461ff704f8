import { Problem, STATUS } from '../../../contract/errors.ts'
import { resuming } from '../../../contract/features/resuming.ts'
import type { Context } from '../../http/context.ts'
import { removeHalf } from '../uploads/half-folder.ts'
import { refuseFile } from '../uploads/kinds.ts'
import { recorded, uploadAnswer, type RecordParts } from '../uploads/recording.ts'
import type { UploadRow } from '../uploads/take-in.ts'
import { joinPieces, piecesOf, reachOf } from './half-pieces.ts'
import { claimHalf, ownHalf, releaseHalf, type Half } from './half-rows.ts'
import type { ResumedKinds } from './protocol.ts'

/** Returns the row of an upload that this person has finished. */
export const finishedUpload = ({ database, caller }: Context, id: string): Promise<UploadRow | undefined> =>
  database.read.selectFrom('upload').selectAll().where('id', '=', id).where('creatorUserId', '=', caller.userId).executeTakeFirst()

interface Finishing {
  parts: RecordParts
  kinds: ResumedKinds
}

/** Takes in a file that has arrived whole, by the same checks as one of a form. A refusal removes it; after a fault of the server it can be tried again. */
export async function finishUpload({ parts, kinds }: Finishing, id: string, ctx: Context) {
  const known = await finishedUpload(ctx, id)
  if (known) return uploadAnswer(known)
  const half = await ownHalf(parts.database, id, ctx.caller.userId)
  if (reachOf(await piecesOf(parts.files, id)) !== half.size) throw new Problem('conflict', { words: 'problem.upload' })
  await claimHalf(parts.database, id)
  try {
    const answer = await takeIn({ parts, kinds }, half, ctx)
    await removeHalf(parts, id)
    return answer
  } catch (error) {
    // A call that took too long may have come to its end all the same.
    const late = await finishedUpload(ctx, id)
    if (late) return uploadAnswer(late)
    await (isRefusal(error) ? removeHalf(parts, id) : releaseHalf(parts.database, id))
    throw error
  }
}

function takeIn({ parts, kinds }: Finishing, { id, kind: named, name, size }: Half, ctx: Context) {
  const kind = kinds[named]
  return recorded({ parts, kind, endpoint: resuming.finish, ctx }, async () => {
    refuseFile(kind, { name, size }, ctx.settings)
    const waiting = await parts.files.unfinished()
    try {
      await joinPieces(parts.files, id, waiting)
      return await kind.takeIn({ id, waiting, name, size, creatorUserId: ctx.caller.userId, now: ctx.now })
    } finally {
      await parts.files.discard(waiting)
    }
  })
}

/** True when the same file would be refused again. */
const isRefusal = (error: unknown) => error instanceof Problem && STATUS[error.code] < 500
