import { Problem } from '../../../contract/errors.ts'
import { MAX_PICTURE_BYTES_OPEN, MAX_PICTURE_PIXELS } from '../../../contract/features/uploads.ts'
import type { Measured } from './pictures.worker.ts'

/** By content, as the decoder names them; SVG and everything that can carry script is not among them. */
const TYPES: Record<string, string> = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp', gif: 'image/gif', heif: 'image/avif' }
const MB = 1_000_000
/** The decoder of AVIF holds a picture several times: measured, 18 bytes a pixel where others need 3 to 9. */
const AVIF_BYTES_A_PIXEL = 9

/** The media type of what was measured; null: it is no picture that we take. HEIC has AVIF's container and is not AVIF. */
export function typeOf({ format, compression }: Measured): string | null {
  if (format === 'heif' && compression !== 'av1') return null
  return TYPES[format] ?? null
}

/** From the header alone, before a pixel is decoded; says how large the picture may be. */
export function refuseTooLarge(measured: Measured): void {
  const pixels = measured.width * measured.height
  if (pixels > MAX_PICTURE_PIXELS) throw refusal('problem.picturePixels', { megapixels: MAX_PICTURE_PIXELS / 1e6 })
  const bytes = pixels * bytesAPixel(measured)
  if (bytes > MAX_PICTURE_BYTES_OPEN)
    throw refusal('problem.pictureBytes', { megabytes: Math.ceil(bytes / MB), most: MAX_PICTURE_BYTES_OPEN / MB })
}

const bytesAPixel = ({ format, channels, bytesPerChannel }: Measured) =>
  Math.max(channels * bytesPerChannel, format === 'heif' ? AVIF_BYTES_A_PIXEL : 0)

const refusal = (words: string, values: Record<string, unknown>) => new Problem('invalid', { members: { file: words }, values })
