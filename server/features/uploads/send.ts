import type { FastifyReply, FastifyRequest } from 'fastify'
import { widthsOf } from '../portal/picture-infos.ts'
import { sendOriginal } from './send-original.ts'
import { sendShown } from './send-shown.ts'
import type { Shown } from './shown-content.ts'
import { UPLOAD_ID, variantOf } from './store.ts'
import { nameOf } from './variants.ts'
import { type SendParts, noSuch, sendPicture, ASK_FIRST } from './send-picture.ts'

/** The widest JPEG at the plain address of a picture. */
const WIDEST_PLAIN = 1280
/** The types of which some are animations: as JPEG they would stand still. */
const MAY_MOVE: ReadonlySet<string> = new Set(['image/gif', 'image/webp'])

type UploadRequest = FastifyRequest<{ Params: { id: string } }>

/** Sends a JPEG, or a WebP that may move, of middle width for a picture, a video to be played, and any other file as a download, whatever it claims to be. */
export async function sendUpload(request: UploadRequest, reply: FastifyReply, parts: SendParts) {
  const { id } = request.params
  if (!UPLOAD_ID.test(id)) throw noSuch(request)
  return sendShown(request, reply, parts, id, async (shown) => {
    // A visitor's attachment has no public address (server/features/forms/routes.ts).
    if (shown.kind === 'private') return false
    if (shown.kind === 'picture') return sendMiddle(request, reply, shown, parts)
    return sendOriginal(request, reply, { ...shown, files: parts.files })
  })
}

async function sendMiddle(request: UploadRequest, reply: FastifyReply, shown: Shown, { files, pictures, settings }: SendParts) {
  const { contentId: id } = shown
  const width = widthsOf(shown.width!).findLast((one) => one <= WIDEST_PLAIN)!
  const format = MAY_MOVE.has(shown.type) ? 'webp' : 'jpg'
  const send = (key: string) => sendPicture(request, reply, files, { key, format, caching: ASK_FIRST })
  if (await send(variantOf(id, nameOf({ id, width, format, quality: settings.pictureQuality })))) return true
  const made = await pictures.variant(id, width, format)
  return made !== null && (await send(made))
}
