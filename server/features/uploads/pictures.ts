import { access, rename } from 'node:fs/promises'
import PQueue from 'p-queue'
import type { Sharp } from 'sharp'
import { Problem } from '../../../contract/errors.ts'
import { FORMATS, type Format } from '../../../contract/picture-files.ts'
import { MAX_PICTURE_PIXELS } from '../../../contract/features/uploads.ts'
import { widthsOf } from '../portal/picture-infos.ts'
import { newUploadId, type FileStore } from './store.ts'

export interface PictureFacts {
  type: string
  width: number
  height: number
  /** A tiny data URI that stands in until the picture arrives; empty for one through which it would be seen ever after. */
  placeholder: string
}

export interface Pictures {
  /** What a received file is, by its content; refuses what is no picture, or too large to decode. */
  inspect(file: string): Promise<PictureFacts>
  /** The file of one variant, made at the first wish. */
  variant(id: string, width: number, format: Format): Promise<string>
  /** Makes all variants when nothing more urgent waits. */
  warm(id: string, width: number): void
  /** Begins nothing more and ends when the last one is done. */
  stop(): Promise<void>
}

/** By content, as sharp names them; SVG and everything that can carry script is not among them. */
const TYPES: Record<string, string> = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp', gif: 'image/gif', heif: 'image/avif' }
const MOST_WAITING = 300
const SECONDS = 20

const ENCODE: Record<Format, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 78, effort: 3 }),
  jpg: (picture) => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true }),
}

/** Loaded when the first picture comes: a server that only shows pages starts faster and stays smaller without it. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

/** All decoding and encoding goes through one bounded queue: pictures never take the machine from the pages. */
export function createPictures(files: FileStore): Pictures {
  const queue = new PQueue({ concurrency: 1 })
  const making = new Map<string, Promise<string>>()

  function urgent<T>(work: () => Promise<T>): Promise<T> {
    if (queue.size > MOST_WAITING) throw new Problem('busy', { data: { retryAfter: 5 } })
    return queue.add(work, { priority: 1 }) as Promise<T>
  }

  async function opened(file: string): Promise<Sharp> {
    const sharp = await loadSharp()
    return sharp(file, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error', pages: 1 }).timeout({ seconds: SECONDS }).autoOrient()
  }

  async function inspect(file: string): Promise<PictureFacts> {
    const sharp = await loadSharp()
    const metadata = await sharp(file, { limitInputPixels: false })
      .metadata()
      .catch(() => null)
    const type = metadata && TYPES[metadata.format]
    if (!type || (metadata.format === 'heif' && metadata.compression !== 'av1')) throw wrongFormat()
    const { width, height } = metadata.autoOrient
    if (width * height > MAX_PICTURE_PIXELS)
      throw new Problem('invalid', { members: { file: 'problem.picturePixels' }, values: { megapixels: MAX_PICTURE_PIXELS / 1e6 } })
    return { type, width, height, placeholder: await urgent(() => placeholder(file)) }
  }

  async function placeholder(file: string) {
    // Decodes every pixel: a file that only begins like a picture fails here, before it has a row.
    const tiny = await (
      await opened(file)
    )
      .resize({ width: 24 })
      .webp({ quality: 40 })
      .toBuffer()
      .catch(() => {
        throw wrongFormat()
      })
    const { default: sharp } = await import('sharp')
    const { isOpaque } = await sharp(tiny).stats()
    return isOpaque ? `data:image/webp;base64,${tiny.toString('base64')}` : ''
  }

  function variant(id: string, width: number, format: Format): Promise<string> {
    const name = `${width}.${format}`
    const known = making.get(`${id}/${name}`)
    if (known) return known
    const made = urgent(() => make(id, width, format)).finally(() => making.delete(`${id}/${name}`))
    making.set(`${id}/${name}`, made)
    return made
  }

  async function make(id: string, width: number, format: Format) {
    const target = files.variant(id, `${width}.${format}`)
    if (await exists(target)) return target
    // Written beside and renamed: nobody is ever sent half a picture.
    const beside = files.variant(id, `${newUploadId()}.part`)
    await ENCODE[format]((await opened(files.original(id))).resize({ width, withoutEnlargement: true })).toFile(beside)
    await rename(beside, target)
    return target
  }

  function warm(id: string, width: number) {
    for (const w of widthsOf(width))
      for (const format of FORMATS) void queue.add(() => make(id, w, format).catch(() => {}), { priority: 0 })
  }

  async function stop() {
    queue.clear()
    await queue.onIdle()
  }

  return { inspect, variant, warm, stop }
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

const wrongFormat = () =>
  new Problem('invalid', { members: { file: 'problem.pictureFormat' }, values: { formats: 'JPG、PNG、WebP、AVIF、GIF' } })
