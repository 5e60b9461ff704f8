import type { PictureInfos } from '../../../contract/picture-info.ts'
import { uploadIdOf, WIDTHS } from '../../../contract/picture-files.ts'
import type { Context } from '../../http/context.ts'

const IN_HTML = /\/media\/[a-z0-9]{16,40}/g

/** The addresses of our pictures in a piece of rich text. */
export const picturesIn = (html: string | null) => html?.match(IN_HTML) ?? []

/** Pages that show a picture note this tag: its alternative text, which people may change, stands in them. */
export const UPLOADS = 'upload'

/** Reads the facts that the layout needs of these pictures, with the alternative text that was noted in the language of the page. */
export async function pictureInfos(
  { db, language, notes }: Pick<Context, 'db' | 'language' | 'notes'>,
  addresses: (string | null | undefined)[],
): Promise<PictureInfos> {
  const asked = [...new Set(addresses.filter((address) => address != null))]
  const ids = [...new Set(asked.map(uploadIdOf))]
  if (ids.length === 0) return {}
  notes.tags.add(UPLOADS)
  const rows = await db
    .selectFrom('upload')
    .leftJoin('uploadDetail', 'uploadDetail.id', 'upload.id')
    .select([
      'upload.id',
      'width',
      'height',
      'placeholder',
      'contentId',
      'focusX',
      'focusY',
      `uploadDetail.${language === 'en' ? 'altEn' : 'alt'} as alt`,
    ])
    .where('upload.id', 'in', ids)
    .where('kind', '=', 'picture')
    .where('versionOf', 'is', null)
    .execute()
  const known = new Map(
    rows.map(({ id, width, height, placeholder, alt, contentId, focusX: x, focusY: y }) => [
      id,
      {
        width: width!,
        height: height!,
        widths: widthsOf(width!),
        placeholder: placeholder!,
        ...(alt && { alt }),
        ...(contentId !== null && { file: `/media/${contentId}` }),
        ...(x !== null && y !== null && { focus: { x, y } }),
      },
    ]),
  )
  return Object.fromEntries(
    asked.flatMap((address) => (known.has(uploadIdOf(address)) ? [[address, known.get(uploadIdOf(address))!]] : [])),
  )
}

/** The offered widths that the original can fill; at least one. */
export function widthsOf(width: number): number[] {
  const fitting = WIDTHS.filter((w) => w <= width)
  return fitting.length > 0 ? fitting : [WIDTHS[0]]
}
