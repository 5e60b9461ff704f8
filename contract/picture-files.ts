// The addresses of a picture's files. They stand apart from the schemas of features/pictures.ts: public pages need the addresses only.

export const FORMATS = ['avif', 'webp', 'jpg'] as const
export type Format = (typeof FORMATS)[number]

/** The widths that pictures are offered in; one larger than the original is never made. */
export const WIDTHS = [320, 640, 960, 1280, 1920] as const

/** The name in a query that asks for the present content of an upload, which is not to be kept without asking again. */
export const LATEST = 'latest'

/** The address of one variant as staff see it, who may just have replaced the picture. */
export const latestPath = (address: string, width: number, format: Format) => `${variantPath(address, width, format)}?${LATEST}`

/** The address of one variant: `/media/<id>/960.avif`. */
export const variantPath = (address: string, width: number, format: Format) => `${fileOf(address)}/${width}.${format}`

/** The point that stays in sight when a picture is cropped, in percent from its left and top edge. */
export interface Focus {
  x: number
  y: number
}

const FOCUS = /#focus=(\d+),(\d+)$/

/** The address of a picture's file, without the point that stands behind it. */
export const fileOf = (address: string) => address.replace(FOCUS, '')

/** The id of the upload that an address names. */
export const uploadIdOf = (address: string) => fileOf(address).replace('/media/', '')

/** The point that an address names; null where it names none, which is the middle. */
export function focusOf(address: string): Focus | null {
  const [, x, y] = FOCUS.exec(address) ?? []
  return x && y ? { x: Number(x), y: Number(y) } : null
}

/** An address that names a point: `/media/<id>#focus=30,45`. Whoever knows nothing of it gets the same file. */
export const withFocus = (address: string, focus: Focus | null) =>
  focus ? `${fileOf(address)}#focus=${focus.x},${focus.y}` : fileOf(address)

/** The point as CSS writes a position; where the address names none, the point that the library has noted. */
export function focusPosition(address: string, noted?: Focus | null): string | undefined {
  const focus = focusOf(address) ?? noted
  return focus ? `${focus.x}% ${focus.y}%` : undefined
}
