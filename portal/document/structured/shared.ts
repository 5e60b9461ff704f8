import type { PictureInfos } from '../../../contract/picture-info.ts'
import { variantPath } from '../../../contract/picture-files.ts'
import type { AbsoluteUrls } from '../../page/head.ts'

// JSON-LD with the vocabulary of https://schema.org.

export const CONTEXT = 'https://schema.org'

/** Returns the full address of the widest file of a picture, if there is one. */
export function pictureOf(address: string | null, pictures: PictureInfos, absolute: AbsoluteUrls): string | undefined {
  const widest = address ? pictures[address]?.widths.at(-1) : undefined
  return address && widest ? absolute.file(variantPath(address, widest, 'jpg')) : undefined
}
