import type { FastifyReply, FastifyRequest } from 'fastify'
import { widthsOf } from '../portal/picture-infos.ts'
import type { FileStore } from './store.ts'
import { originalOf, UPLOAD_ID, variantOf } from './store.ts'
import { shownAt, type Shown } from './shown-content.ts'
import { nameOf } from './variants.ts'
import { type SendParts, noSuch, sendPicture, ASK_FIRST } from './send-picture.ts'

/** The widest JPEG at the plain address of a picture. */
const WIDEST_PLAIN = 1280
/** The types of which some are animations: as JPEG they would stand still. */
const MAY_MOVE: ReadonlySet<string> = new Set(['image/gif', 'image/webp'])
/** A video opened by itself is a page that the browser makes, which may fetch the video and run nothing. */
const PLAYED = "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; sandbox allow-same-origin"

type UploadRequest = FastifyRequest<{ Params: { id: string } }>

/** Sends a JPEG, or a WebP that may move, of middle width for a picture, a video to be played, and any other file as a download, whatever it claims to be. */
export async function sendUpload(request: UploadRequest, reply: FastifyReply, { database, files, pictures, settings }: SendParts) {
  const { id } = request.params
  const row = UPLOAD_ID.test(id) ? await shownAt(database.read, id) : undefined
  // A visitor's attachment has no public address (server/features/forms/routes.ts).
  if (!row || row.kind === 'private') throw noSuch(request)
  if (row.kind !== 'picture') return sendOriginal(request, reply, { ...row, files })
  const width = widthsOf(row.width!).findLast((one) => one <= WIDEST_PLAIN)!
  const format = MAY_MOVE.has(row.type) ? 'webp' : 'jpg'
  const { contentId } = row
  const key = variantOf(contentId, nameOf({ id: contentId, width, format, quality: settings.pictureQuality }))
  if (await sendPicture(request, reply, files, { key, format, caching: ASK_FIRST })) return reply
  const made = await pictures.variant(contentId, width, format)
  if (made !== null && (await sendPicture(request, reply, files, { key: made, format, caching: ASK_FIRST }))) return reply
  throw noSuch(request)
}

interface Original extends Pick<Shown, 'kind' | 'type' | 'name' | 'contentId'> {
  files: FileStore
}

/** Sends the file as it was received, or the requested range of it: players fetch videos piece by piece. */
async function sendOriginal(request: FastifyRequest, reply: FastifyReply, original: Original) {
  const answer = await original.files.objects.answer(request.raw, originalOf(original.contentId))
  if (answer === null) throw noSuch(request)
  const { status, headers, stream } = answer
  // A refusal, as of a range past the end, brings its own headers.
  if (status < 400) {
    const isVideo = original.kind === 'video'
    reply
      .type(isVideo ? original.type : 'application/octet-stream')
      .header('content-disposition', `${isVideo ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(original.name)}`)
      .header('content-security-policy', isVideo ? PLAYED : 'sandbox')
      .header('cache-control', ASK_FIRST)
  }
  return reply.code(status).headers(headers).send(stream)
}
