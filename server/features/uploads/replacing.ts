import { Problem } from '../../../contract/errors.ts'
import { isKeptForNow } from '../../crud/holding.ts'
import { addOutcome } from '../../http/audit.ts'
import type { Context } from '../../http/context.ts'
import { UPLOADS } from '../portal/picture-infos.ts'
import { HIDDEN, noSuchUpload } from './deleting.ts'
import { contentOf, factsOf, writeContent, type Row } from './content-rows.ts'
import { forgetDetails } from './details.ts'
import { dropOldest } from './drop-versions.ts'
import { ownerInReach } from './reach.ts'

interface Replacement {
  id: string
  by: string
  contentId: string
}

/**
 * Exchanges the contents of two rows (B-117b): the address gets the content of a new upload, or of an earlier version, whose row keeps the present one. No byte is
 * moved, so at any moment the whole of one or the other is shown.
 */
export async function replaceContent(ctx: Context, { id, by, contentId }: Replacement): Promise<void> {
  const { row, other } = await rowsOf(ctx, id, by)
  if (contentOf(row) !== contentId) throw new Problem('conflict', { words: 'problem.replacedMeanwhile' })
  if (row.kind !== other.kind) throw new Problem('invalid', { members: { by: 'invalid.otherKind' } })
  await writeContent(ctx.db, row, factsOf(other))
  const kept = { versionOf: id, creationTime: ctx.now, creatorUserId: ctx.caller.userId }
  await writeContent(ctx.db, other, { ...factsOf(row), ...kept })
  await forgetDetails(ctx.db, by)
  await dropOldest(ctx, id)
  addOutcome(ctx, { name: row.name, newName: other.name })
  ctx.changed.add(UPLOADS).add(`${HIDDEN}${contentId}`)
}

/**
 * Both rows, which stay as they are until the transaction has ended. Addresses are locked first, in the order of their ids; whoever holds an address has its earlier
 * contents too. A deletion goes the same way, so that of the two one waits for the other.
 */
async function rowsOf(ctx: Context, id: string, by: string): Promise<{ row: Row; other: Row }> {
  const owner = ownerInReach(ctx, 'Upload/Edit')
  const both = ctx.db.selectFrom('upload').selectAll().where('id', 'in', [id, by]).where('kind', '<>', 'private').orderBy('id')
  const kept = both.$if(isKeptForNow(ctx), (query) => query.forUpdate())
  const rows = await kept.where('versionOf', 'is', null).execute()
  if (rows.some((one) => one.id === id)) rows.push(...(await kept.where('versionOf', '=', id).execute()))
  const row = rows.find((one) => one.id === id && one.versionOf === null && (owner === null || one.creatorUserId === owner))
  if (!row) throw noSuchUpload(ctx, id)
  const other = rows.find((one) => one.id === by && one.id !== id)
  if (!other || !(other.versionOf === id || (await isFresh(ctx, other)))) throw noSuchUpload(ctx, by)
  return { row, other }
}

/** An own upload that nothing uses and that never had another content. */
async function isFresh({ db, caller }: Context, { id, versionOf, contentId, creatorUserId }: Row): Promise<boolean> {
  if (versionOf !== null || contentId !== null || creatorUserId === null || creatorUserId !== caller.userId) return false
  const used = await db.selectFrom('uploadUse').select('uploadId').where('uploadId', '=', id).limit(1).executeTakeFirst()
  const version = await db.selectFrom('upload').select('id').where('versionOf', '=', id).limit(1).executeTakeFirst()
  return !used && !version
}
