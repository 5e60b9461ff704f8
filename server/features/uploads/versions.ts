import type { UploadVersion } from '../../../contract/features/upload-contents.ts'
import { isoTime } from '../../crud/times.ts'
import type { Context } from '../../http/context.ts'
import { requireUpload } from './deleting.ts'
import { ownerInReach } from './reach.ts'

/** Returns the earlier contents of a file in reach, the latest first (B-117b). */
export async function readVersions(ctx: Context, id: string): Promise<{ totalCount: number; items: UploadVersion[] }> {
  await requireUpload(ctx, id, ownerInReach(ctx, 'Upload/View'))
  const rows = await ctx.db
    .selectFrom('upload')
    .select(['id', 'name', 'size', 'width', 'height', 'placeholder', 'creationTime'])
    .select((eb) => eb.selectFrom('user').select('userName').whereRef('user.id', '=', 'upload.creatorUserId').as('userName'))
    .where('versionOf', '=', id)
    .orderBy('creationTime', 'desc')
    .orderBy('id')
    .execute()
  return {
    totalCount: rows.length,
    items: rows.map((row) => ({ ...row, creationTime: isoTime(row.creationTime), userName: row.userName ?? null })),
  }
}
