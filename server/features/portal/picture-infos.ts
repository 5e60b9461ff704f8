import type { PictureInfos } from '../../../contract/picture-info.ts'
import { uploadIdOf, WIDTHS } from '../../../contract/picture-files.ts'
import type { Db } from '../../db/engine.ts'

const IN_HTML = /\/media\/[a-z0-9]{16,40}/g

/** The addresses of our pictures in a piece of rich text. */
export const picturesIn = (html: string | null) => html?.match(IN_HTML) ?? []

/** Reads the facts that the layout needs of these pictures. Uploads never change, so nothing is noted. */
export async function pictureInfos(db: Db, addresses: (string | null | undefined)[]): Promise<PictureInfos> {
  const asked = [...new Set(addresses.filter((address) => address != null))]
  const ids = [...new Set(asked.map(uploadIdOf))]
  if (ids.length === 0) return {}
  const rows = await db
    .selectFrom('upload')
    .select(['id', 'width', 'height', 'placeholder'])
    .where('id', 'in', ids)
    .where('kind', '=', 'picture')
    .execute()
  const known = new Map(
    rows.map(({ id, width, height, placeholder }) => [
      id,
      { width: width!, height: height!, widths: widthsOf(width!), placeholder: placeholder! },
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
