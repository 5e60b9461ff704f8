import type { FastifyReply, FastifyRequest } from 'fastify'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
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
    .header('content-type', TYPE[format])
    .header('content-length', await sizeOf(file))
    .header('cache-control', FOR_EVER)
    .send(createReadStream(file))

export const sizeOf = (file: string) =>
  stat(file).then(
    ({ size }) => size,
    () => null,
  )

export const noSuch = (request: FastifyRequest) =>
  new Problem('notFound', { words: 'problem.noSuchAddress', values: { path: request.url.slice(0, 200) } })
