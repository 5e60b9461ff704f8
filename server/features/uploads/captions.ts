import { Problem } from '../../../contract/errors.ts'
import type { KeptCaptions } from '../../../contract/features/upload-captions.ts'
import { captionsAt } from '../../../contract/video-captions.ts'
import { cleanCaptions } from '../../../contract/format/webvtt.ts'
import type { Language } from '../../../contract/languages.ts'
import { addOutcome } from '../../http/audit.ts'
import type { Context } from '../../http/context.ts'
import { UPLOADS } from '../portal/picture-infos.ts'
import { contentOf } from './content-rows.ts'
import { noSuchUpload, requireUpload } from './deleting.ts'
import { keepInReach } from './details.ts'
import { ownerInReach } from './reach.ts'
import { cleanName } from './take-in.ts'

interface Given {
  id: string
  language: Language
  text: string
  name: string
}

/** Gives a video captions in a language (B-125d). They belong to its content: another content has its own times. */
export async function setCaptions(ctx: Context, { id, language, text: given, name }: Given): Promise<void> {
  const contentId = await contentInReach(ctx, id)
  const read = cleanCaptions(given)
  if ('line' in read) throw new Problem('invalid', { members: { text: 'invalid.webvtt' }, values: { line: read.line } })
  const row = { text: read.text, name: cleanName(name) }
  await ctx.db
    .insertInto('uploadCaption')
    .values({ contentId, language, ...row })
    .onConflict((conflict) => conflict.columns(['contentId', 'language']).doUpdateSet(row))
    .execute()
  ctx.changed.add(UPLOADS)
}

/** Takes the captions in a language away. */
export async function removeCaptions(ctx: Context, { id, language }: Pick<Given, 'id' | 'language'>): Promise<void> {
  const contentId = await contentInReach(ctx, id)
  await ctx.db.deleteFrom('uploadCaption').where('contentId', '=', contentId).where('language', '=', language).execute()
  ctx.changed.add(UPLOADS)
}

/** The content of a video that the caller may edit; it stays under its address until the call has ended. */
async function contentInReach(ctx: Context, id: string): Promise<string> {
  const [kept] = await keepInReach(ctx, [id])
  const row = await ctx.db.selectFrom('upload').select(['id', 'kind', 'contentId']).where('id', '=', id).executeTakeFirst()
  if (row?.kind !== 'video') throw noSuchUpload(ctx, id)
  addOutcome(ctx, { file: kept!.name })
  return contentOf(row)
}

/** Returns which captions a video in reach has. */
export async function readCaptions(ctx: Context, id: string): Promise<{ totalCount: number; items: KeptCaptions[] }> {
  await requireUpload(ctx, id, ownerInReach(ctx, 'Upload/View'))
  const row = await ctx.db.selectFrom('upload').select(['id', 'contentId']).where('id', '=', id).executeTakeFirstOrThrow()
  const rows = await ctx.db.selectFrom('uploadCaption').select(['language', 'name']).where('contentId', '=', contentOf(row)).execute()
  const items = rows.map(({ language, name }) => ({ language, name, src: captionsAt(`/media/${id}`, language) }))
  return { totalCount: items.length, items }
}
