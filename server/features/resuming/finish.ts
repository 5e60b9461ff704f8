import { Problem, STATUS } from '../../../contract/errors.ts'
import { resuming, type ResumedKind } from '../../../contract/features/resuming.ts'
import type { Context } from '../../http/context.ts'
import { refuseFile } from '../uploads/kinds.ts'
import { recorded, uploadAnswer, type RecordParts } from '../uploads/recording.ts'
import type { UploadRow } from '../uploads/take-in.ts'
import { removeHalf } from '../uploads/half-folder.ts'
import type { HalfStore } from './half-store.ts'
import { claimHalf, ownHalf, putHalfBack } from './halves.ts'
import type { ResumedKinds } from './protocol.ts'

/** Returns the row of an upload that this person has finished. */
export const finishedUpload = ({ database, caller }: Context, id: string): Promise<UploadRow | undefined> =>
  database.read.selectFrom('upload').selectAll().where('id', '=', id).where('creatorUserId', '=', caller.userId).executeTakeFirst()

interface Finishing {
  parts: RecordParts
  kinds: ResumedKinds
  store: HalfStore
}

/** Takes in a file that has arrived whole, by the same checks as one of a form. A refusal removes it; after a fault of the server it can be tried again. */
export async function finishUpload({ parts, kinds, store }: Finishing, id: string, ctx: Context) {
  const known = await finishedUpload(ctx, id)
  if (known) return uploadAnswer(known)
  const { size = 0, offset, metadata } = await ownHalf(store, id, ctx.caller.userId)
  if (offset !== size) throw new Problem('conflict', { words: 'problem.upload' })
  const kind = kinds[metadata!['kind'] as ResumedKind]
  const name = metadata!['name'] ?? ''
  const waiting = await parts.files.unfinished()
  await claimHalf(store, id, waiting)
  try {
    const answer = await recorded({ parts, kind, endpoint: resuming.finish, ctx }, async () => {
      refuseFile(kind, { name, size }, ctx.settings)
      return kind.takeIn({ id, waiting, name, size, creatorUserId: ctx.caller.userId, now: ctx.now })
    })
    await removeHalf(store.directory, id)
    return answer
  } catch (error) {
    if (!isRefusal(error)) await putHalfBack(store, id, waiting)
    else await Promise.all([parts.files.discard(waiting), removeHalf(store.directory, id)])
    throw error
  }
}

/** True when the same file would be refused again. */
const isRefusal = (error: unknown) => error instanceof Problem && STATUS[error.code] < 500
