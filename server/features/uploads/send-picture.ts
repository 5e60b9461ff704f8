import type { FastifyReply, FastifyRequest } from 'fastify'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { Problem } from '../../../contract/errors.ts'
import type { SettingValues } from '../../../contract/settings/index.ts'
import type { Format } from '../../../contract/picture-files.ts'
import type { Database } from '../../db/engine.ts'
import type { Pictures } from './pictures.ts'
import type { FileStore } from './store.ts'

export interface SendParts {
  database: Database
  files: FileStore
  pictures: Pictures
  settings: Pick<SettingValues, 'pictureQuality'>
}
const TYPE: Record<Format, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }
/** An upload never changes under its address. */
export const FOR_EVER = 'public, max-age=31536000, immutable'

export const sendPicture = async (reply: FastifyReply, file: string, format: Format) =>
  reply
    .header('content-type', await typeIn(file, format))
    .header('content-length', await sizeOf(file))
    .header('cache-control', FOR_EVER)
    .send(createReadStream(file))

/** Under the address of an AVIF stands the WebP of an animation. */
async function typeIn(file: string, format: Format): Promise<string> {
  if (format !== 'avif') return TYPE[format]
  await using handle = await open(file)
  const { buffer } = await handle.read({ buffer: Buffer.alloc(4), position: 0 })
  return TYPE[buffer.toString('latin1') === 'RIFF' ? 'webp' : format]
}

export const sizeOf = (file: string) =>
  stat(file).then(
    ({ size }) => size,
    () => null,
  )

export const noSuch = (request: FastifyRequest) =>
  new Problem('notFound', { words: 'problem.noSuchAddress', values: { path: request.url.slice(0, 200) } })
