import { sql, type SqlBool } from 'kysely'
import { Problem } from '../../../contract/errors.ts'
import type { SameFile } from '../../../contract/features/upload-contents.ts'
import { isKeptForNow } from '../../crud/holding.ts'
import { isoTime } from '../../crud/times.ts'
import type { Context } from '../../http/context.ts'
import { deleteUpload, noSuchUpload } from './deleting.ts'
import { ownerInReach } from './reach.ts'

/** The condition that `other` has the content and the kind of `upload`, and may be shown to the caller. */
export function sameContent(ctx: Context) {
  const owner = ownerInReach(ctx, 'Upload/View')
  const inReach = owner === null ? sql`` : sql` and other."creatorUserId" = ${owner}`
  return sql`other."hash" = "upload"."hash" and other."kind" = "upload"."kind" and other."id" <> "upload"."id"
    and other."versionOf" is null${inReach}`
}

/** The condition that another file in reach has the same content. */
export const hasSame = (ctx: Context) => sql<SqlBool>`exists (select 1 from "upload" as other where ${sameContent(ctx)})`

/** The most files of one answer. */
const MOST = 20

/** Returns the other files in reach that have the content of this one (B-117a), the oldest first. */
export async function readSame(ctx: Context, id: string): Promise<{ totalCount: number; items: SameFile[] }> {
  const owner = ownerInReach(ctx, 'Upload/View')
  const { rows } = await sql<{ id: string; name: string; creationTime: number }>`
    select other."id", other."name", other."creationTime" from "upload" join "upload" as other on ${sameContent(ctx)}
    where "upload"."id" = ${id} and "upload"."kind" <> 'private' and "upload"."versionOf" is null
      ${owner === null ? sql`` : sql`and "upload"."creatorUserId" = ${owner}`}
    order by other."creationTime", other."id" limit ${MOST}`.execute(ctx.db)
  const items = rows.map((row) => ({ ...row, url: `/media/${row.id}`, creationTime: isoTime(Number(row.creationTime)) }))
  return { totalCount: items.length, items }
}

/** Deletes an own file whose content another file in reach has, so that whoever may only add files leaves no second one. */
export async function deleteSame(ctx: Context, id: string): Promise<void> {
  const { userId } = ctx.caller
  // Of two calls that each delete the other's file, the second then finds its own to be the last. Earlier contents are held by their addresses.
  const all = ctx.db
    .selectFrom('upload')
    .select(['id', 'creatorUserId'])
    .where('hash', '=', (eb) => eb.selectFrom('upload').select('hash').where('id', '=', id))
    .where('versionOf', 'is', null)
  const rows = await all
    .orderBy('id')
    .$if(isKeptForNow(ctx), (query) => query.forUpdate())
    .execute()
  const row = rows.find((one) => one.id === id)
  if (!row || userId === null || row.creatorUserId !== userId) throw noSuchUpload(ctx, id)
  if ((await readSame(ctx, id)).totalCount === 0) throw new Problem('conflict', { words: 'problem.noSameUpload' })
  await deleteUpload(ctx, id, 'own')
}
