import { MAX_FILE_BYTES, MAX_PICTURE_BYTES } from '../../../../../contract/features/uploads.ts'
import { PICTURE_TYPES, VIDEO_TYPES } from '../../../../../contract/media-types.ts'

/** The attributes of a picture or a video of our own store. */
export interface Arrived {
  src: string
  /** The alternative text of a picture, the name of a video. */
  alt: string
  width?: number | undefined
  height?: number | undefined
}

const MB = 1024 * 1024

/** The pictures that a text may hold. */
export const PICTURE_LIMITS = { types: PICTURE_TYPES, fileSize: MAX_PICTURE_BYTES / MB }

/** The videos that a text may hold. */
export const VIDEO_LIMITS = { types: VIDEO_TYPES, fileSize: MAX_FILE_BYTES / MB }

/** The name of the file describes the picture until somebody writes a better text. A pasted picture has no name of its own. */
export const altOf = ({ name }: File) => (/^image\.\w+$/i.test(name) ? '' : name.replace(/\.\w+$/, ''))
