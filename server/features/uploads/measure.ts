import { Problem } from '../../../contract/errors.ts'
import { MAX_PICTURE_PIXELS } from '../../../contract/features/uploads.ts'
import { refuseTooLarge, typeOf } from './picture-limits.ts'
import { PictureFailed, PictureProcessDied, type PictureProcess } from './picture-process.ts'

export interface PictureFacts {
  type: string
  width: number
  height: number
  /** A tiny data URI that stands in until the picture arrives; empty for a picture with transparency, through which it would show for ever. */
  placeholder: string
}

/** Reads the facts of a received picture from its content. Refuses a file that is no picture, or is too large to decode. */
export async function measure(work: PictureProcess, file: string): Promise<PictureFacts> {
  const reply = await work.run({ kind: 'measure', file }).catch(unreadable)
  if (!('measured' in reply)) throw wrongFormat()
  const { measured } = reply
  const type = typeOf(measured)
  if (!type) throw wrongFormat()
  refuseTooLarge(measured)
  const shrunk = await work.run({ kind: 'shrink', file, mostPixels: MAX_PICTURE_PIXELS }).catch(unreadable)
  return { type, width: measured.width, height: measured.height, placeholder: 'placeholder' in shrunk ? shrunk.placeholder : '' }
}

function unreadable(error: unknown): never {
  if (error instanceof PictureProcessDied) throw new Problem('invalid', { members: { file: 'problem.pictureMemory' } })
  if (error instanceof PictureFailed) throw wrongFormat()
  throw error
}

const wrongFormat = () =>
  new Problem('invalid', { members: { file: 'problem.pictureFormat' }, values: { formats: 'JPG、PNG、WebP、AVIF、GIF' } })
