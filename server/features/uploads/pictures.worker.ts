import { writeFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import sharp, { type Sharp } from 'sharp'
import type { Format } from '../../../contract/picture-files.ts'
import type { Part } from './parts-of-pictures.ts'
import type { Quality } from './variants.ts'

// A process of its own that decodes the pictures of strangers, with a memory limit, without secrets, and apart from the server's pages. It does one
// job after the other and ends with the process that started it.

export type Job =
  | { kind: 'measure'; file: string }
  | { kind: 'shrink'; file: string; mostPixels: number }
  | { kind: 'cut'; file: string; mostPixels: number; part: Part; into: string }
  | { kind: 'encode'; file: string; mostPixels: number; width: number; format: Format; quality: Quality; into: string }

/** The values of a picture's header; width and height are those after rotation. */
export interface Measured {
  format: string
  compression: string | undefined
  width: number
  height: number
  channels: number
  bytesPerChannel: number
  /** More than one for an animation. */
  frames: number
}

export type Answer =
  | { measured: Measured }
  | { placeholder: string }
  | { done: true }
  | { moves: true }
  | { failed: { message: string; code?: string } }

const MEMORY_LOOK_MS = 25
const BYTES: Record<string, number> = {
  uchar: 1,
  char: 1,
  ushort: 2,
  short: 2,
  uint: 4,
  int: 4,
  float: 4,
  complex: 8,
  double: 8,
  dpcomplex: 16,
}

const ENCODE: Record<Format, (picture: Sharp, quality: number) => Sharp> = {
  avif: (picture, quality) => picture.avif({ quality, effort: 2 }),
  webp: (picture, quality) => picture.webp({ quality, effort: 3 }),
  jpg: (picture, quality) => picture.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true }),
}

const QUALITY: Record<Quality, Record<Format, number>> = {
  small: { avif: 42, webp: 62, jpg: 65 },
  usual: { avif: 55, webp: 78, jpg: 80 },
  high: { avif: 70, webp: 88, jpg: 90 },
}

/** The only decoders: no other code reads a stranger's file. */
const DECODERS = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif']

sharp.concurrency(1)
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: DECODERS.map((name) => `VipsForeignLoad${name}`) })

const opened = (file: string, mostPixels: number) => sharp(file, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 }).autoOrient()
/** All frames, one below the other. */
const rolled = (file: string, mostPixels: number) => sharp(file, { limitInputPixels: mostPixels, failOn: 'error', animated: true })

async function measure(file: string): Promise<Measured> {
  const { format, compression, autoOrient, channels, depth, pages = 1 } = await sharp(file, { limitInputPixels: false }).metadata()
  const frames = format === 'gif' || format === 'webp' ? pages : 1
  return { format, compression, ...autoOrient, channels, bytesPerChannel: BYTES[depth] ?? 8, frames }
}

const doesMove = async (file: string) => (await measure(file)).frames > 1

/** Decodes every pixel, so a file that only begins like a picture fails here. Returns an empty text for a picture with transparency. */
async function shrink(file: string, mostPixels: number): Promise<string> {
  if (await doesMove(file)) await rolled(file, mostPixels).resize({ width: 24 }).toBuffer()
  const tiny = await opened(file, mostPixels).resize({ width: 24 }).webp({ quality: 40 }).toBuffer()
  const { isOpaque } = await sharp(tiny).stats()
  return isOpaque ? `data:image/webp;base64,${tiny.toString('base64')}` : ''
}

async function answer(job: Job): Promise<Answer> {
  if (job.kind === 'measure') return { measured: await measure(job.file) }
  if (job.kind === 'shrink') return { placeholder: await shrink(job.file, job.mostPixels) }
  if (job.kind === 'cut') return cut(job)
  return encode(job)
}

/** So little is lost that a part can be cut out of a part. */
const CUT: Record<string, (picture: Sharp) => Sharp> = {
  png: (picture) => picture.png(),
  webp: (picture) => picture.webp({ quality: 95 }),
  heif: (picture) => picture.avif({ quality: 85, effort: 2 }),
  gif: (picture) => picture.png(),
  jpeg: (picture) => picture.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }),
}

/** Cuts a part out, in the picture's own format; the answer says of an animation that it moves. */
async function cut({ file, mostPixels, part, into }: Job & { kind: 'cut' }): Promise<Answer> {
  const { format, frames } = await measure(file)
  if (frames > 1) return { moves: true }
  await writeFile(into, await CUT[format]!(opened(file, mostPixels).extract(part)).toBuffer(), { flag: 'wx', flush: true })
  return { done: true }
}

/** An animation moves as WebP only: the JPEG shows its first frame, and for AVIF the answer says that it moves. */
async function encode({ file, mostPixels, width, format, quality, into }: Job & { kind: 'encode' }): Promise<Answer> {
  const moves = format !== 'jpg' && (await doesMove(file))
  if (moves && format === 'avif') return { moves }
  const size = { width, withoutEnlargement: true }
  const bytes = moves
    ? await rolled(file, mostPixels).resize(size).webp({ quality: QUALITY[quality].webp, effort: 1 }).toBuffer()
    : await ENCODE[format](opened(file, mostPixels).resize(size), QUALITY[quality][format]).toBuffer()
  await writeFile(into, bytes, { flag: 'wx', flush: true })
  return { done: true }
}

/** Kills the process at once: an orderly exit would wait for the decoder. */
const end = () => process.kill(process.pid, 'SIGKILL')

process.on('message', (job: Job) => {
  void answer(job)
    .catch((error: NodeJS.ErrnoException) => ({ failed: { message: error.message, ...(error.code && { code: error.code }) } }))
    .then((reply) => process.send!(reply))
})
process.on('disconnect', end)
// A terminal signals the whole group of processes, but the server decides when this process ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})

const mostBytes = Number(process.argv[2])
setInterval(() => {
  if (process.memoryUsage.rss() > mostBytes) end()
}, MEMORY_LOOK_MS)
// When processor or memory is short, this process gives way to the server. A failure is ignored, since some systems do not allow it.
await Promise.allSettled([
  (async () => setPriority(constants.priority.PRIORITY_BELOW_NORMAL))(),
  writeFile('/proc/self/oom_score_adj', '1000'),
])
