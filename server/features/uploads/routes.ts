import multipart from '@fastify/multipart'
import send from '@fastify/send'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { STRANGERS } from '../../../contract/budget.ts'
import { Problem } from '../../../contract/errors.ts'
import { FORMATS, WIDTHS, type Format } from '../../../contract/picture-files.ts'
import { MAX_FILE_BYTES, MAX_PICTURE_BYTES, UPLOAD_FIELD, uploads, type UploadView } from '../../../contract/features/uploads.ts'
import type { Endpoint } from '../../../contract/endpoint.ts'
import type { Context } from '../../http/context.ts'
import type { Database, Db } from '../../db/engine.ts'
import { isUnavailable, isUnwritable } from '../../db/violations.ts'
import { success } from '../../http/errors.ts'
import { nameOf, type CallEndpoint } from '../../http/call.ts'
import type { Door } from '../../http/door.ts'
import type { Report } from '../../config/report.ts'
import { languageOf, originOf } from '../../http/request.ts'
import { auditRow, writeAudit } from '../../http/audit.ts'
import { widthsOf } from '../portal/picture-infos.ts'
import { startCollecting } from './collecting.ts'
import type { Pictures } from './pictures.ts'
import type { FileStore } from './store.ts'
import { takeInFile, takeInPicture, writeUpload, type Received, type UploadRow } from './take-in.ts'

interface UploadParts {
  call: CallEndpoint
  door: Door
  report: Report
  database: Database
  files: FileStore
  pictures: Pictures
}

/** Uploads in (C-40) and out. A file's bytes are looked at only once it is known who sends them and that they may. */
export async function uploadRoutes(app: FastifyInstance, parts: UploadParts) {
  const { database, files, pictures, report } = parts

  // Only these routes accept forms.
  await app.register(async (forms) => {
    await forms.register(multipart, { limits: { files: 1, fields: 10, fieldSize: 10_000 } })
    post(forms, uploads.picture, { most: MAX_PICTURE_BYTES, words: 'problem.pictureSize' }, parts, (received) =>
      takeInPicture(files, pictures, received),
    )
    post(forms, uploads.file, { most: MAX_FILE_BYTES, words: 'problem.tooLarge' }, parts, (received) => takeInFile(files, received))
  })

  let collecting: ReturnType<typeof startCollecting> | undefined
  app.addHook('onListen', async () => {
    collecting = startCollecting(database, files.root, report)
  })
  app.addHook('onClose', () => Promise.all([pictures.stop(), collecting?.stop()]))
  app.get('/media/:id', (request, reply) => sendUpload(request, reply, parts))
  app.get('/media/:id/:variant', (request, reply) => sendVariant(request, reply, parts))
}

/** The most bytes, and what is said of more. */
interface Limit {
  most: number
  words: string
}

type TakeIn = (received: Received) => Promise<UploadRow>

function post(app: FastifyInstance, declared: unknown, limit: Limit, parts: UploadParts, takeIn: TakeIn) {
  const { call, door, files, pictures, database, report } = parts
  const endpoint = declared as Endpoint

  async function whole(request: FastifyRequest, ctx: Context) {
    const received = await receive(request, files, limit, ctx)
    try {
      return await takeIn(received)
    } finally {
      await files.discard(received.waiting)
    }
  }

  const handler = async (request: FastifyRequest) => {
    const now = database.now()
    const run = async (_: unknown, ctx: Context) => {
      const audit = (db: Db, input: unknown, error: string | null) =>
        writeAudit(db, auditRow({ endpoint, input, ctx, duration: database.now() - now, error }))
      try {
        const row = await whole(request, ctx)
        const view = await record(parts, row, (db, { name, size, url }) => audit(db, { name, size, url }, null))
        if (row.kind === 'picture') pictures.warm(row.id, row.width!)
        return { ...success([view]), files: { file: view.url } }
      } catch (error) {
        if (!isUnwritable(error)) await audit(database.write, {}, nameOf(error)).catch(report)
        throw error
      }
    }
    return call(
      { endpoint, prepare: null, run },
      {},
      { caller: request.caller!, origin: originOf(request), language: languageOf(request.headers), now },
    )
  }
  // The form parser has its own limit for forms; any other body must be small.
  const options = { onRequest: door(endpoint, limit.words), bodyLimit: STRANGERS.bytes, config: { isUpload: true } }
  for (const url of [endpoint.path, endpoint.path.replace('/abp/', '/api/')]) app.post(url, options, handler)
}

/** Writes the row of a stored file together with its audit row, so that a client that is refused has left neither. */
async function record({ database, files }: UploadParts, row: UploadRow, audit: (db: Db, view: UploadView) => Promise<unknown>) {
  try {
    return await database.write.transaction().execute(async (db) => {
      const view = await writeUpload(db, row)
      await audit(db, view)
      return view
    })
  } catch (error) {
    // When the database is lost during the commit, the row may be there. The file is then left to the collector.
    if (!isUnavailable(error)) await files.drop(row.id)
    throw error
  }
}

async function receive(request: FastifyRequest, files: FileStore, { most, words }: Limit, ctx: Context): Promise<Received> {
  if (!request.isMultipart()) throw new Problem('invalid', { members: { [UPLOAD_FIELD]: 'invalid.required' } })
  await files.refuseWhenFull()
  const part = await request.file({ limits: { fileSize: most } }).catch(brokenOff)
  if (!part) throw new Problem('invalid', { members: { [UPLOAD_FIELD]: 'invalid.required' } })
  const waiting = await files.receive(part.file).catch(brokenOff)
  if (part.file.truncated) {
    await files.discard(waiting)
    throw new Problem('tooLarge', { words, values: { megabytes: most / 1024 / 1024 } })
  }
  return { waiting, name: part.filename ?? '', size: part.file.bytesRead, creatorUserId: ctx.caller.userId, now: ctx.now }
}

/** A form that ends in the middle, or whose sender has gone; a fault of the disk is our own. */
function brokenOff(error: NodeJS.ErrnoException): never {
  if (error.syscall) throw error
  throw new Problem('invalid', { words: 'problem.upload', members: { [UPLOAD_FIELD]: 'problem.upload' } })
}

const ID = /^[a-z0-9]{16,40}$/
const VARIANT = new RegExp(`^(${WIDTHS.join('|')})\\.(${FORMATS.join('|')})$`)
const TYPE: Record<Format, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }
/** An upload never changes under its address. */
const FOR_EVER = 'public, max-age=31536000, immutable'
/** A video opened by itself is a page that the browser makes, which may fetch the video and run nothing. */
const PLAYED = "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; sandbox allow-same-origin"

async function sendVariant(request: FastifyRequest, reply: FastifyReply, { pictures, files, database }: UploadParts) {
  const { id, variant } = request.params as { id: string; variant: string }
  const [, width, format] = VARIANT.exec(variant) ?? []
  if (!ID.test(id) || !width) throw noSuch(request)
  const file = files.variant(id, variant)
  const size = await sizeOf(file)
  if (size !== null) return sendWhole(reply, file, size, TYPE[format as Format])
  const row = await database.read.selectFrom('upload').select(['kind', 'width']).where('id', '=', id).executeTakeFirst()
  // A width the original cannot fill is never made: nobody fills the disk by asking.
  if (row?.kind !== 'picture' || !widthsOf(row.width!).includes(Number(width) as never)) throw noSuch(request)
  const made = await pictures.variant(id, Number(width), format as Format)
  if (made === null) throw noSuch(request)
  return sendWhole(reply, made, (await sizeOf(made))!, TYPE[format as Format])
}

/** A picture's plain address is its middling JPEG; a video plays; any other file comes as a download, whatever it claims to be. */
async function sendUpload(request: FastifyRequest, reply: FastifyReply, parts: UploadParts) {
  const { id } = request.params as { id: string }
  const row = ID.test(id)
    ? await parts.database.read.selectFrom('upload').select(['kind', 'type', 'name', 'width']).where('id', '=', id).executeTakeFirst()
    : undefined
  if (!row) throw noSuch(request)
  if (row.kind !== 'picture') return sendOriginal(request, reply, parts.files.original(id), row)
  const width = widthsOf(row.width!)
    .filter((w) => w <= 1280)
    .at(-1)!
  const made = await parts.pictures.variant(id, width, 'jpg')
  if (made === null) throw noSuch(request)
  return sendWhole(reply, made, (await sizeOf(made))!, TYPE.jpg)
}

/** The file as it was received, or the part of it that is asked for: players fetch videos piece by piece. */
async function sendOriginal(request: FastifyRequest, reply: FastifyReply, file: string, row: { kind: string; type: string; name: string }) {
  const { statusCode, headers, stream, type } = await send(request.raw, path.basename(file), {
    root: path.dirname(file),
    contentType: false,
    cacheControl: false,
  })
  if (statusCode === 404) throw noSuch(request)
  // What cannot be answered (a range past the end) says so itself.
  if (type === 'file') {
    const isVideo = row.kind === 'video'
    reply
      .type(isVideo ? row.type : 'application/octet-stream')
      .header('content-disposition', `${isVideo ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(row.name)}`)
      .header('content-security-policy', isVideo ? PLAYED : 'sandbox')
      .header('cache-control', FOR_EVER)
  }
  return reply.code(statusCode).headers(headers).send(stream)
}

const sendWhole = (reply: FastifyReply, file: string, size: number, type: string) =>
  reply.header('content-type', type).header('content-length', size).header('cache-control', FOR_EVER).send(createReadStream(file))

const sizeOf = (file: string) =>
  stat(file).then(
    (found) => found.size,
    () => null,
  )
const noSuch = (request: FastifyRequest) =>
  new Problem('notFound', { words: 'problem.noSuchAddress', values: { path: request.url.slice(0, 200) } })
