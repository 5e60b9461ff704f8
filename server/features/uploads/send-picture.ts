import type { FastifyReply, FastifyRequest } from 'fastify'
import { text } from 'node:stream/consumers'
import { LRUCache } from 'lru-cache'
import { Problem } from '../../../contract/errors.ts'
import type { SettingValues } from '../../../contract/settings/index.ts'
import type { Format } from '../../../contract/picture-files.ts'
import type { Database } from '../../db/engine.ts'
import type { Pictures } from './pictures.ts'
import type { Objects } from './objects/objects.ts'
import type { FileStore } from './store.ts'

export interface SendParts {
  database: Database
  files: FileStore
  pictures: Pictures
  settings: Pick<SettingValues, 'pictureQuality'>
}
const TYPE: Record<Format, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }
/** A content never changes under the addresses of its sizes. */
export const FOR_EVER = 'public, max-age=31536000, immutable'
/** Another content may stand under the address of an upload: browsers keep it, and ask whether it is still the same. */
export const ASK_FIRST = 'public, no-cache'

interface Picture {
  key: string
  format: Format
  caching: typeof FOR_EVER | typeof ASK_FIRST
}

/** Sends a picture; returns false where there is none under this key. */
export async function sendPicture(request: FastifyRequest, reply: FastifyReply, { objects }: FileStore, { key, format, caching }: Picture) {
  const answer = await objects.answer(request.raw, key)
  if (answer === null) return false
  const { status, headers, stream } = answer
  if (status < 400)
    reply.type(format === 'avif' && (await doesMove(objects, key)) ? TYPE.webp : TYPE[format]).header('cache-control', caching)
  reply.code(status).headers(headers).send(stream)
  return true
}

/** Under the address of an AVIF stands the WebP of an animation; both keep their first bytes for ever. */
async function doesMove(objects: Objects, key: string): Promise<boolean> {
  const known = moving.get(key)
  if (known !== undefined) return known
  const answer = await objects.answer({ method: 'GET', headers: { range: 'bytes=0-3' } }, key)
  const does = answer !== null && (await text(answer.stream)).startsWith('RIFF')
  moving.set(key, does)
  return does
}

const moving = new LRUCache<string, boolean>({ max: 20_000 })

export const noSuch = (request: FastifyRequest) =>
  new Problem('notFound', { words: 'problem.noSuchAddress', values: { path: request.url.slice(0, 200) } })
