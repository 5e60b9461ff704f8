import type { LibraryOverview } from '../../../contract/features/upload-details.ts'
import { compareTexts } from '../../../contract/format/sort-key.ts'
import type { Context } from '../../http/context.ts'
import { madeAlbums } from './albums.ts'
import { licenceEnding } from './licence.ts'
import { isUnfiled } from './matching.ts'
import { ownerInReach } from './reach.ts'
import { hasSame } from './same.ts'

/** The most albums and the most tags of one answer. */
const MOST = 500

type Counted = LibraryOverview['albums']

const byLabel = (one: Counted[number], other: Counted[number]) => compareTexts(one.label, other.label)

const withEmpty = (filled: Counted, made: readonly string[]): Counted => {
  const known = new Set(filled.map(({ label }) => label))
  return [...filled, ...made.filter((label) => !known.has(label)).map((label) => ({ label, count: 0 }))]
}

/** The albums and tags of the files in reach with the number of their files, and how many have no album or a licence that ends soon. */
export async function readOverview(ctx: Context): Promise<LibraryOverview> {
  const owner = ownerInReach(ctx, 'Upload/View')
  const inReach = () =>
    ctx.db
      .selectFrom('upload')
      .where('upload.kind', '<>', 'private')
      .where('versionOf', 'is', null)
      .$if(owner !== null, (query) => query.where('creatorUserId', '=', owner))
  const labels = async (kind: 'tag' | 'album') => {
    const rows = await inReach()
      .innerJoin('uploadLabel', 'upload.id', 'uploadLabel.uploadId')
      .select(({ fn }) => ['label', fn.countAll().as('count')])
      .where('uploadLabel.kind', '=', kind)
      .groupBy('label')
      .orderBy('label')
      .limit(MOST)
      .execute()
    return rows.map(({ label, count }) => ({ label, count: Number(count) }))
  }
  const ending = await inReach()
    .innerJoin('uploadDetail', 'uploadDetail.id', 'upload.id')
    .select(({ fn }) => fn.countAll().as('count'))
    .where(licenceEnding(ctx))
    .executeTakeFirstOrThrow()
  const unfiled = await inReach()
    .select(({ fn }) => fn.countAll().as('count'))
    .where(isUnfiled)
    .executeTakeFirstOrThrow()
  const same = await inReach()
    .select(({ fn }) => fn.countAll().as('count'))
    .where(hasSame(ctx))
    .executeTakeFirstOrThrow()
  return {
    albums: withEmpty(await labels('album'), await madeAlbums(ctx)).toSorted(byLabel),
    tags: (await labels('tag')).toSorted(byLabel),
    unfiledCount: Number(unfiled.count),
    endingCount: Number(ending.count),
    sameCount: Number(same.count),
  }
}
