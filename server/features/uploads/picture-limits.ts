import { Problem } from '../../../contract/errors.ts'
import { MAX_ANIMATION_PIXELS, MAX_PICTURE_BYTES_OPEN, MAX_PICTURE_PIXELS } from '../../../contract/features/uploads.ts'
import type { Measured } from './pictures.worker.ts'

/** Formats by content, as the decoder names them; SVG and other formats that can carry scripts are not among them. */
const TYPES: Record<string, string> = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp', gif: 'image/gif', heif: 'image/avif' }
const MB = 1_000_000
/** The AVIF decoder holds a picture several times: it was measured to need 18 bytes a pixel where others need 3 to 9. */
const AVIF_BYTES_A_PIXEL = 9

/** Returns the media type of a measured file; null when we do not accept it. HEIC shares AVIF's container but is not AVIF. */
export function typeOf({ format, compression }: Measured): string | null {
  if (format === 'heif' && compression !== 'av1') return null
  return TYPES[format] ?? null
}

/** Judges by the header alone, before a pixel is decoded; the refusal says how large the picture may be. */
export function refuseTooLarge(measured: Measured): void {
  const pixels = measured.width * measured.height
  if (pixels > MAX_PICTURE_PIXELS) throw refusal('problem.picturePixels', { megapixels: MAX_PICTURE_PIXELS / 1e6 })
  if (measured.frames > 1 && pixels * measured.frames > MAX_ANIMATION_PIXELS)
    throw refusal('problem.pictureFrames', { frames: measured.frames, megapixels: MAX_ANIMATION_PIXELS / 1e6 })
  const bytes = pixels * bytesAPixel(measured)
  if (bytes > MAX_PICTURE_BYTES_OPEN)
    throw refusal('problem.pictureBytes', { megabytes: Math.ceil(bytes / MB), most: MAX_PICTURE_BYTES_OPEN / MB })
}

const bytesAPixel = ({ format, channels, bytesPerChannel }: Measured) =>
  Math.max(channels * bytesPerChannel, format === 'heif' ? AVIF_BYTES_A_PIXEL : 0)

const refusal = (words: string, values: Record<string, unknown>) => new Problem('invalid', { members: { file: words }, values })
