import { access, rename } from 'node:fs/promises'
import { LRUCache } from 'lru-cache'
import PQueue from 'p-queue'
import { Problem } from '../../../contract/errors.ts'
import { FORMATS, type Format } from '../../../contract/picture-files.ts'
import { MAX_PICTURE_PIXELS } from '../../../contract/features/uploads.ts'
import { log } from '../../config/log.ts'
import { widthsOf } from '../portal/picture-infos.ts'
import { refuseTooLarge, typeOf } from './picture-limits.ts'
import { createPictureProcess, PictureFailed, PictureProcessDied } from './picture-process.ts'
import type { FileStore } from './store.ts'

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
  /** Returns the file of a variant, which is made at the first request; null when the original is missing. */
  variant(id: string, width: number, format: Format): Promise<string | null>
  /** Makes all variants when nothing more urgent waits. */
  warm(id: string, width: number): void
  /** Starts no more work, and ends the picture process. */
  stop(): Promise<void>
}

const MOST_WAITING = 300
const AGAIN_SECONDS = 60

/** All decoding and encoding goes through one bounded queue to one process beside the server, so pictures never block the pages. */
export function createPictures(files: FileStore, work = createPictureProcess()): Pictures {
  const queue = new PQueue({ concurrency: 1 })
  const making = new Map<string, Promise<string | null>>()
  /** Variants that killed the process; a second request does not kill it again soon. */
  const deadly = new LRUCache<string, true>({ max: 1000, ttl: AGAIN_SECONDS * 1000 })
  const missing = new LRUCache<string, true>({ max: 1000 })

  function urgent<T>(job: () => Promise<T>): Promise<T> {
    if (queue.sizeBy({ priority: 1 }) > MOST_WAITING) throw busy(5)
    return queue.add(job, { priority: 1 }) as Promise<T>
  }

  const inspect = (file: string) => urgent(() => facts(file))

  async function facts(file: string): Promise<PictureFacts> {
    const measured = await work.run({ kind: 'measure', file }).catch(unreadable)
    if (!('measured' in measured)) throw wrongFormat()
    const type = typeOf(measured.measured)
    if (!type) throw wrongFormat()
    refuseTooLarge(measured.measured)
    const shrunk = await work.run({ kind: 'shrink', file, mostPixels: MAX_PICTURE_PIXELS }).catch(unreadable)
    const { width, height } = measured.measured
    return { type, width, height, placeholder: 'placeholder' in shrunk ? shrunk.placeholder : '' }
  }

  function variant(id: string, width: number, format: Format): Promise<string | null> {
    const name = `${width}.${format}`
    const known = making.get(`${id}/${name}`)
    if (known) return known
    if (deadly.has(`${id}/${name}`)) throw busy(AGAIN_SECONDS)
    const made = urgent(() => make(id, width, format)).finally(() => making.delete(`${id}/${name}`))
    making.set(`${id}/${name}`, made)
    return made
  }

  async function make(id: string, width: number, format: Format): Promise<string | null> {
    const target = files.variant(id, `${width}.${format}`)
    if (await exists(target)) return target
    const file = files.original(id)
    if (!(await exists(file))) return tellMissing(id, file)
    // The variant is written elsewhere and renamed, so no visitor gets half a picture.
    const into = await files.unfinished()
    try {
      await work.run({ kind: 'encode', file, mostPixels: MAX_PICTURE_PIXELS, width, format, into })
      await rename(into, target)
      return target
    } catch (error) {
      await files.discard(into)
      if (!(error instanceof PictureProcessDied)) throw error
      deadly.set(`${id}/${width}.${format}`, true)
      throw busy(AGAIN_SECONDS)
    }
  }

  function tellMissing(id: string, file: string) {
    if (!missing.has(id))
      log(`The original of the picture /media/${id} is missing: ${file}. Restore it from a backup; until then it is answered with 404.`)
    missing.set(id, true)
    return null
  }

  function warm(id: string, width: number) {
    for (const w of widthsOf(width))
      for (const format of FORMATS)
        if (queue.size < MOST_WAITING) void queue.add(() => make(id, w, format).catch(() => null), { priority: 0 })
  }

  async function stop() {
    queue.clear()
    await work.stop()
    await queue.onIdle()
  }

  return { inspect, variant, warm, stop }
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

const busy = (retryAfter: number) => new Problem('busy', { data: { retryAfter } })

function unreadable(error: unknown): never {
  if (error instanceof PictureProcessDied) throw new Problem('invalid', { members: { file: 'problem.pictureMemory' } })
  if (error instanceof PictureFailed) throw wrongFormat()
  throw error
}

const wrongFormat = () =>
  new Problem('invalid', { members: { file: 'problem.pictureFormat' }, values: { formats: 'JPG、PNG、WebP、AVIF、GIF' } })
