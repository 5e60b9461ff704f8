import { z } from 'zod'

/** The facts that a page needs to lay a picture out before it arrives. Widths in px; `placeholder` is a tiny data URI, empty for a transparent picture. */
const pictureInfo = z.strictObject({
  width: z.int(),
  height: z.int(),
  widths: z.array(z.int()),
  placeholder: z.string(),
  /** The library's description of the picture, in the language of the page; a page without one of its own uses it. */
  alt: z.string().optional(),
  /** The address of the files of its content, where that was replaced; absent, it is the address of the picture. */
  file: z.string().optional(),
  /** The point that stays in sight where the page cuts the picture, in percent; one in the address of the picture goes before it. */
  focus: z.strictObject({ x: z.int(), y: z.int() }).optional(),
})
export type PictureInfo = z.infer<typeof pictureInfo>

/** By address (`/media/<id>`): every picture that the item beside it mentions. */
export const pictureInfos = z.record(z.string(), pictureInfo)
export type PictureInfos = z.infer<typeof pictureInfos>
