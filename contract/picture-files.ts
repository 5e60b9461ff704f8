// Where a picture's files are. Apart from the schemas of features/pictures.ts: public pages need the addresses only.

export const FORMATS = ['avif', 'webp', 'jpg'] as const
export type Format = (typeof FORMATS)[number]

/** The widths that pictures are offered in; one larger than the original is never made. */
export const WIDTHS = [320, 640, 960, 1280, 1920] as const

/** The address of one variant: `/media/<id>/960.avif`. */
export const variantPath = (address: string, width: number, format: Format) => `${address}/${width}.${format}`
