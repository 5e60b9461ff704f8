import type { PictureInfo } from '../../contract/picture-info.ts'
import { type Format, variantPath } from '../../contract/picture-files.ts'

/** The address of one size of a picture, of the content that it has now. */
export const sizeOf = (address: string, { file = address }: Pick<PictureInfo, 'file'>, width: number, format: Format) =>
  variantPath(file, width, format)

/** All widths of a format, as `srcset` lists them. */
export const srcSet = (address: string, info: PictureInfo, format: Format) =>
  info.widths.map((width) => `${sizeOf(address, info, width, format)} ${width}w`).join(', ')

/** Returns the widest width up to `most`, or the narrowest width. */
export const widthUpTo = ({ widths }: PictureInfo, most: number) => widths.findLast((width) => width <= most) ?? widths[0]!

/** For browsers without `srcset`: large enough for a page, small enough for a phone. */
export const fallbackWidth = (info: PictureInfo) => widthUpTo(info, 960)

/** Returns the narrowest width from `least` on, or the widest width. */
export const widthFrom = ({ widths }: PictureInfo, least: number) => widths.find((width) => width >= least) ?? widths.at(-1)!
