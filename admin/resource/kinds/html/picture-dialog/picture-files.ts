import { MAX_PICTURE_BYTES } from '../../../../../contract/features/uploads.ts'
import { PICTURE_TYPES } from '../../../../../contract/media-types.ts'

/** The attributes of a picture of our own store. */
export interface Arrived {
  src: string
  alt: string
  width?: number | undefined
  height?: number | undefined
}

/** The pictures that a text may hold. */
export const PICTURE_LIMITS = { types: PICTURE_TYPES, fileSize: MAX_PICTURE_BYTES / 1024 / 1024 }

/** The name of the file describes the picture until somebody writes a better text. A pasted picture has no name of its own. */
export const altOf = ({ name }: File) => (/^image\.\w+$/i.test(name) ? '' : name.replace(/\.\w+$/, ''))
