import type { DocumentView } from '../../../../contract/features/portal.ts'
import { endingOf } from '../../../../contract/format/file-ending.ts'
import { uploadIdOf } from '../../../../contract/picture-files.ts'
import { DOCUMENT_KINDS, type ProductDocument } from '../../../../contract/resources/product-documents.ts'
import type { Context } from '../../../http/context.ts'
import { inLanguage } from '../../../language/localized.ts'
import { UPLOADS } from '../picture-infos.ts'

/** The documents of a product in the order of their kinds, those of the reader's language first. A file that is gone stays out. */
export async function documentsOf(ctx: Context, documents: readonly ProductDocument[]): Promise<DocumentView[]> {
  if (documents.length === 0) return []
  ctx.notes.tags.add(UPLOADS)
  const rows = await ctx.db
    .selectFrom('upload')
    .select(['id', 'name', 'size'])
    .where(
      'id',
      'in',
      documents.map(({ file }) => uploadIdOf(file)),
    )
    .where('kind', '!=', 'private')
    .execute()
  const files = new Map(rows.map((row) => [row.id, row]))
  const views = documents.flatMap((document) => {
    const file = files.get(uploadIdOf(document.file))
    return file ? [viewOf(ctx, document, file)] : []
  })
  const place = ({ kind, language }: DocumentView) =>
    DOCUMENT_KINDS.indexOf(kind) * 2 + Number(language !== null && language !== ctx.language)
  return views.toSorted((a, b) => place(a) - place(b))
}

const viewOf = (ctx: Context, document: ProductDocument, { name, size }: { name: string; size: number }): DocumentView => ({
  kind: document.kind,
  title: inLanguage(document, 'title', ctx.language)!,
  address: document.file,
  language: document.language ?? null,
  version: document.version || null,
  ending: endingOf(name),
  bytes: size,
})
