import send from '@fastify/send'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { Problem } from '../../../contract/errors.ts'
import { FORMATS, WIDTHS, type Format } from '../../../contract/picture-files.ts'
import type { Database } from '../../db/engine.ts'
import { widthsOf } from '../portal/picture-infos.ts'
import type { Pictures } from './pictures.ts'
import { UPLOAD_ID, type FileStore } from './store.ts'

interface SendParts {
  database: Database
  files: FileStore
  pictures: Pictures
}

const VARIANT = new RegExp(`^(${WIDTHS.join('|')})\\.(${FORMATS.join('|')})$`)
const TYPE: Record<Format, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }
/** The widest JPEG at the plain address of a picture. */
const WIDEST_PLAIN = 1280
/** An upload never changes under its address. */
const FOR_EVER = 'public, max-age=31536000, immutable'
/** A video opened by itself is a page that the browser makes, which may fetch the video and run nothing. */
const PLAYED = "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; sandbox allow-same-origin"

type VariantRequest = FastifyRequest<{ Params: { id: string; variant: string } }>

export async function sendVariant(request: VariantRequest, reply: FastifyReply, { pictures, files, database }: SendParts) {
  const { id, variant } = request.params
  const [, width] = VARIANT.exec(variant) ?? []
  const format = FORMATS.find((one) => variant.endsWith(`.${one}`))
  if (!UPLOAD_ID.test(id) || !width || !format) throw noSuch(request)
  const file = files.variant(id, variant)
  if ((await sizeOf(file)) !== null) return sendPicture(reply, file, format)
  const row = await database.read.selectFrom('upload').select(['kind', 'width']).where('id', '=', id).executeTakeFirst()
  // A width that the original cannot fill is never made, so that nobody fills the disk by requests.
  if (row?.kind !== 'picture' || !widthsOf(row.width!).some((one) => one === Number(width))) throw noSuch(request)
  const made = await pictures.variant(id, Number(width), format)
  if (made === null) throw noSuch(request)
  return sendPicture(reply, made, format)
}

type UploadRequest = FastifyRequest<{ Params: { id: string } }>

/** Sends a JPEG of middle width for a picture, a video to be played, and any other file as a download, whatever it claims to be. */
export async function sendUpload(request: UploadRequest, reply: FastifyReply, { database, files, pictures }: SendParts) {
  const { id } = request.params
  const row = UPLOAD_ID.test(id)
    ? await database.read.selectFrom('upload').select(['kind', 'type', 'name', 'width']).where('id', '=', id).executeTakeFirst()
    : undefined
  if (!row) throw noSuch(request)
  if (row.kind !== 'picture') return sendOriginal(request, reply, { ...row, file: files.original(id) })
  const width = widthsOf(row.width!).findLast((one) => one <= WIDEST_PLAIN)!
  const made = await pictures.variant(id, width, 'jpg')
  if (made === null) throw noSuch(request)
  return sendPicture(reply, made, 'jpg')
}

interface Original {
  file: string
  kind: string
  type: string
  name: string
}

/** Sends the file as it was received, or the requested range of it: players fetch videos piece by piece. */
async function sendOriginal(request: FastifyRequest, reply: FastifyReply, original: Original) {
  const { statusCode, headers, stream, type } = await send(request.raw, path.basename(original.file), {
    root: path.dirname(original.file),
    contentType: false,
    cacheControl: false,
  })
  if (statusCode === 404) throw noSuch(request)
  // A refusal, as of a range past the end, brings its own headers.
  if (type === 'file') {
    const isVideo = original.kind === 'video'
    reply
      .type(isVideo ? original.type : 'application/octet-stream')
      .header('content-disposition', `${isVideo ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(original.name)}`)
      .header('content-security-policy', isVideo ? PLAYED : 'sandbox')
      .header('cache-control', FOR_EVER)
  }
  return reply.code(statusCode).headers(headers).send(stream)
}

const sendPicture = async (reply: FastifyReply, file: string, format: Format) =>
  reply
    .header('content-type', TYPE[format])
    .header('content-length', await sizeOf(file))
    .header('cache-control', FOR_EVER)
    .send(createReadStream(file))

const sizeOf = (file: string) =>
  stat(file).then(
    ({ size }) => size,
    () => null,
  )

const noSuch = (request: FastifyRequest) =>
  new Problem('notFound', { words: 'problem.noSuchAddress', values: { path: request.url.slice(0, 200) } })
