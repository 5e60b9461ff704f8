import type { LibraryOverview } from '../../../contract/features/upload-details.ts'
import type { Context } from '../../http/context.ts'
import { licenceEnding } from './licence.ts'
import { ownerInReach } from './reach.ts'
import { hasSame } from './same.ts'

/** The most albums and the most tags of one answer. */
const MOST = 500

/** The albums and tags of the files in reach, and the number of those whose licence ends soon. */
export async function readOverview(ctx: Context): Promise<LibraryOverview> {
  const owner = ownerInReach(ctx, 'Upload/View')
  const labels = async (kind: 'tag' | 'album') => {
    const rows = await ctx.db
      .selectFrom('uploadLabel')
      .innerJoin('upload', 'upload.id', 'uploadLabel.uploadId')
      .select('label')
      .distinct()
      .where('uploadLabel.kind', '=', kind)
      .$if(owner !== null, (query) => query.where('creatorUserId', '=', owner))
      .orderBy('label')
      .limit(MOST)
      .execute()
    return rows.map(({ label }) => label)
  }
  const { count } = await ctx.db
    .selectFrom('upload')
    .innerJoin('uploadDetail', 'uploadDetail.id', 'upload.id')
    .select(({ fn }) => fn.countAll().as('count'))
    .where(licenceEnding(ctx))
    .$if(owner !== null, (query) => query.where('creatorUserId', '=', owner))
    .executeTakeFirstOrThrow()
  return { albums: await labels('album'), tags: await labels('tag'), endingCount: Number(count), sameCount: await countSame(ctx) }
}

async function countSame(ctx: Context): Promise<number> {
  const { count } = await ctx.db
    .selectFrom('upload')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('versionOf', 'is', null)
    .where(hasSame(ctx))
    .$if(ownerInReach(ctx, 'Upload/View') !== null, (query) => query.where('creatorUserId', '=', ctx.caller.userId))
    .executeTakeFirstOrThrow()
  return Number(count)
}
