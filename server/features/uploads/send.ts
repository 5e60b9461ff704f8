import type { FastifyReply, FastifyRequest } from 'fastify'
import { widthsOf } from '../portal/picture-infos.ts'
import { sendOriginal } from './send-original.ts'
import { UPLOAD_ID, variantOf } from './store.ts'
import { shownAt } from './shown-content.ts'
import { nameOf } from './variants.ts'
import { type SendParts, noSuch, sendPicture, ASK_FIRST } from './send-picture.ts'

/** The widest JPEG at the plain address of a picture. */
const WIDEST_PLAIN = 1280
/** The types of which some are animations: as JPEG they would stand still. */
const MAY_MOVE: ReadonlySet<string> = new Set(['image/gif', 'image/webp'])

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
