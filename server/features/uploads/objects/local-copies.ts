import { createWriteStream } from 'node:fs'
import { access, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { LRUCache } from 'lru-cache'
import type { Objects } from './objects.ts'

export type LocalCopies = (id: string) => Promise<string | null>

/** The variants of a picture are made one after the other, so that its copy serves them all. */
const MOST_KEPT = 3
const KEPT_MS = 10 * 60 * 1000

/** Returns paths of originals on this machine, copied from the store when they are asked for; the last few copies are kept. */
export function localCopies(objects: Objects, newPath: () => Promise<string>): LocalCopies {
  const kept = new LRUCache<string, string>({
    max: MOST_KEPT,
    ttl: KEPT_MS,
    dispose: (file) => void rm(file, { force: true }).catch(() => {}),
  })
  return async (id) => {
    const known = kept.get(id)
    if (known !== undefined && (await isThere(known))) return known
    const content = await objects.read(`${id}/original`)
    if (content === null) return null
    const file = await newPath()
    try {
      await pipeline(content, createWriteStream(file, { flags: 'wx' }))
    } catch (error) {
      await rm(file, { force: true })
      throw error
    }
    kept.set(id, file)
    return file
  }
}

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )
