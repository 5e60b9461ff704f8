import type { Format, PictureInfo } from '../contract/features/pictures.ts'

// As contract/features/pictures.ts has them, to which a test holds them; there they stand beside schemas, which no page needs.

export const FORMATS = ['avif', 'webp', 'jpg'] as const satisfies readonly Format[]

/** The address of one variant: `/media/<id>/960.avif`. */
export const variantPath = (address: string, width: number, format: Format) => `${address}/${width}.${format}`

/** All widths of a format, as `srcset` lists them. */
export const srcSet = (address: string, info: PictureInfo, format: Format) =>
  info.widths.map((width) => `${variantPath(address, width, format)} ${width}w`).join(', ')

/** The widest that is no wider than asked for, or the narrowest there is. */
export const widthUpTo = ({ widths }: PictureInfo, most: number) => widths.findLast((width) => width <= most) ?? widths[0]!

/** For those who cannot choose: large enough for a page, light enough for a phone. */
export const fallbackWidth = (info: PictureInfo) => widthUpTo(info, 960)
