import type { PictureInfo } from '../../contract/picture-info.ts'
import { type Format, variantPath } from '../../contract/picture-files.ts'

/** All widths of a format, as `srcset` lists them. */
export const srcSet = (address: string, info: PictureInfo, format: Format) =>
  info.widths.map((width) => `${variantPath(address, width, format)} ${width}w`).join(', ')

/** The widest that is no wider than asked for, or the narrowest there is. */
export const widthUpTo = ({ widths }: PictureInfo, most: number) => widths.findLast((width) => width <= most) ?? widths[0]!

/** For those who cannot choose: large enough for a page, light enough for a phone. */
export const fallbackWidth = (info: PictureInfo) => widthUpTo(info, 960)

/** The narrowest that is at least as wide as asked for, or the widest there is. */
export const widthFrom = ({ widths }: PictureInfo, least: number) => widths.find((width) => width >= least) ?? widths.at(-1)!
