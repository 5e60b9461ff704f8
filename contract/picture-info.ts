import { z } from 'zod'

/** The facts that a page needs to lay a picture out before it arrives. Widths in px; `placeholder` is a tiny data URI, empty for a transparent picture. */
const pictureInfo = z.strictObject({
  width: z.int(),
  height: z.int(),
  widths: z.array(z.int()),
  placeholder: z.string(),
  /** The library's description of the picture, in the language of the page; a page without one of its own uses it. */
  alt: z.string().optional(),
})
export type PictureInfo = z.infer<typeof pictureInfo>

/** By address (`/media/<id>`): every picture that the item beside it mentions. */
export const pictureInfos = z.record(z.string(), pictureInfo)
export type PictureInfos = z.infer<typeof pictureInfos>
