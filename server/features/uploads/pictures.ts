import { createWriteStream } from 'node:fs'
import { access } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { LRUCache } from 'lru-cache'
import PQueue from 'p-queue'
import { Problem } from '../../../contract/errors.ts'
import { FORMATS, type Format } from '../../../contract/picture-files.ts'
import { MAX_PICTURE_PIXELS } from '../../../contract/features/uploads.ts'
import type { SettingValues } from '../../../contract/settings/index.ts'
import { log } from '../../config/log.ts'
import { widthsOf } from '../portal/picture-infos.ts'
import { createAhead, type Ahead } from './ahead.ts'
import { cutOut } from './cut-out.ts'
import { measure, type PictureFacts } from './measure.ts'
import type { Part } from './parts-of-pictures.ts'
import { createPictureProcess, PictureProcessDied, type PictureProcess } from './picture-process.ts'
import { variantOf, type FileStore } from './store.ts'
import { type Variant, keyOf, nameOf } from './variants.ts'

export interface Pictures {
  /** Reads the facts of a received picture from its content. Refuses a file that is no picture, or is too large to decode. */
  inspect(file: string): Promise<PictureFacts>
  /** Returns the key of a variant, which is made at the first request; null when the original is missing or no longer shown. */
  variant(id: string, width: number, format: Format): Promise<string | null>
  /** Cuts a part out of an original, in its own format; returns the path at which it waits, null for a missing original or an animation. */
  cut(id: string, part: Part): Promise<string | null>
  /** Makes all variants, once no picture has come for a while and nothing more urgent waits. */
  warm(id: string, width: number): void
  /** Starts no more work, and ends the picture process. */
  stop(): Promise<void>
}

const MOST_WAITING = 300
const AGAIN_SECONDS = 60

/** The variants that are being made, and those that cannot be made. */
interface Workshop {
  files: FileStore
  work: PictureProcess
  making: Map<string, Promise<string | null>>
  isShown: (id: string) => Promise<boolean>
  /** Variants that killed the process; a second request does not kill it again soon. */
  deadly: LRUCache<string, true>
  /** Pictures whose original is missing, which is told once. */
  missing: LRUCache<string, true>
}

interface PictureParts {
  work?: PictureProcess
  /** False for a content that was replaced or deleted, of which nothing is made any more. */
  isShown?: (id: string) => Promise<boolean>
  ahead?: Ahead
}

/** All decoding and encoding goes through one bounded queue to one process beside the server, so pictures never block the pages. */
export function createPictures(
  files: FileStore,
  settings: Pick<SettingValues, 'pictureQuality'>,
  { work = createPictureProcess(), isShown = async () => true, ahead = createAhead() }: PictureParts = {},
): Pictures {
  const queue = new PQueue({ concurrency: 1 })
  const workshop: Workshop = {
    files,
    work,
    isShown,
    making: new Map(),
    deadly: new LRUCache({ max: 1000, ttl: AGAIN_SECONDS * 1000 }),
    missing: new LRUCache({ max: 1000 }),
  }

  async function urgent<T>(job: () => Promise<T>): Promise<T> {
    if (queue.sizeBy({ priority: 1 }) > MOST_WAITING) throw busy(5)
    return queue.add(job, { priority: 1 }).catch((error: Error) => {
      // The queue is cleared when the server stops: the next try reaches another node, or the next start.
      throw error.name === 'AbortError' ? busy(AGAIN_SECONDS) : error
    })
  }

  return {
    inspect: (file) => urgent(() => measure(work, file)),
    variant: async (id, width, format) => once(workshop, { id, width, format, quality: settings.pictureQuality }, urgent),
    cut: (id, part) => urgent(() => cutOut({ files, work }, id, part)),
    warm: (id, originalWidth) =>
      ahead.add(() => {
        for (const width of widthsOf(originalWidth))
          for (const format of FORMATS)
            if (queue.size < MOST_WAITING)
              void queue.add(() => make(workshop, { id, width, format, quality: settings.pictureQuality }).catch(() => null), {
                priority: 0,
              })
      }),
    stop: async () => {
      ahead.clear()
      queue.clear()
      await work.stop()
      await queue.onIdle()
    },
  }
}

type Urgent = <T>(job: () => Promise<T>) => Promise<T>

/** Makes a variant once, however many clients ask for it at the same time. */
function once(workshop: Workshop, variant: Variant, urgent: Urgent): Promise<string | null> {
  const { making, deadly } = workshop
  const key = keyOf(variant)
  const known = making.get(key)
  if (known) return known
  if (deadly.has(key)) throw busy(AGAIN_SECONDS)
  const made = urgent(() => make(workshop, variant)).finally(() => making.delete(key))
  making.set(key, made)
  return made
}

async function make(workshop: Workshop, variant: Variant): Promise<string | null> {
  const { files, work, deadly } = workshop
  const { id, width, format, quality } = variant
  const target = variantOf(id, nameOf(variant))
  if (await files.objects.find(target)) return target
  const file = await files.local(id)
  if (file === null || !(await exists(file))) return tellMissing(workshop, id)
  // The variant is written elsewhere and renamed, so no visitor gets half a picture.
  const into = await files.unfinished()
  try {
    const answer = await work.run({ kind: 'encode', file, mostPixels: MAX_PICTURE_PIXELS, width, format, quality, into })
    if ('moves' in answer && !(await copyMoving(workshop, variant, into))) return null
    await files.objects.put(target, into)
    // A call that hides the content after this look removes what was made of it.
    if (await workshop.isShown(id)) return target
    await files.objects.remove(target)
    return null
  } catch (error) {
    await files.discard(into)
    // It was deleted since it was looked for.
    if (!(await exists(file))) return null
    if (!(error instanceof PictureProcessDied)) throw error
    deadly.set(keyOf(variant), true)
    throw busy(AGAIN_SECONDS)
  }
}

/** Nothing writes an animated AVIF: under its address stands the WebP, whose type is sent with it. */
async function copyMoving(workshop: Workshop, variant: Variant, into: string): Promise<boolean> {
  const moving = await make(workshop, { ...variant, format: 'webp' })
  const content = moving === null ? null : await workshop.files.objects.read(moving)
  if (content !== null) await pipeline(content, createWriteStream(into))
  return content !== null
}

function tellMissing({ missing, files }: Workshop, id: string) {
  if (!missing.has(id))
    log(
      `The original of the picture /media/${id} is missing: ${variantOf(id, 'original')} in ${files.objects.place}. Restore it from a backup; until then it is answered with 404.`,
    )
  missing.set(id, true)
  return null
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

const busy = (retryAfter: number) => new Problem('busy', { data: { retryAfter } })
