import type { PictureInfos } from '../../../contract/picture-info.ts'
import { sizeOf } from '../../blocks/picture-files.ts'
import type { AbsoluteUrls } from '../../page/head.ts'

// JSON-LD with the vocabulary of https://schema.org.

export const CONTEXT = 'https://schema.org'

/** Returns the full address of the widest file of a picture, if there is one. */
export function pictureOf(address: string | null, pictures: PictureInfos, absolute: AbsoluteUrls): string | undefined {
  const info = address ? pictures[address] : undefined
  return address && info ? absolute.file(sizeOf(address, info, info.widths.at(-1)!, 'jpg')) : undefined
}
