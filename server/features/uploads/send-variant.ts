import type { FastifyReply, FastifyRequest } from 'fastify'
import { FORMATS, LATEST, WIDTHS, type Format } from '../../../contract/picture-files.ts'
import { widthsOf } from '../portal/picture-infos.ts'
import { type SendParts, ASK_FIRST, FOR_EVER, noSuch, sendPicture } from './send-picture.ts'
import { sendShown } from './send-shown.ts'
import { shownInsteadOf, type Shown } from './shown-content.ts'
import { UPLOAD_ID, variantOf } from './store.ts'
import { nameOf } from './variants.ts'

const VARIANT = new RegExp(`^(${WIDTHS.join('|')})\\.(${FORMATS.join('|')})$`)

type VariantRequest = FastifyRequest<{ Params: { id: string; variant: string }; Querystring: Record<string, string> }>

interface Asked {
  /** The content that is sent. */
  id: string
  width: number
  format: Format
  caching: typeof FOR_EVER | typeof ASK_FIRST
}

/** Sends a size of a picture. Where the content is no longer shown, its address leads to the one that is. */
export async function sendVariant(request: VariantRequest, reply: FastifyReply, parts: SendParts) {
  const { id, variant } = request.params
  const [, width] = VARIANT.exec(variant) ?? []
  const format = FORMATS.find((one) => variant.endsWith(`.${one}`))
  if (!UPLOAD_ID.test(id) || !width || !format) throw noSuch(request)
  const asked = { id, width: Number(width), format, caching: FOR_EVER } as const
  if (LATEST in request.query) return sendLatest(request, reply, { asked, parts })
  if (await sendMade(request, reply, { asked, parts })) return reply
  const shown = await shownInsteadOf(parts.database.read, id)
  if (shown && shown.contentId !== id) return lead(reply, asked, shown)
  if ((await make({ asked, shown, parts })) && (await sendMade(request, reply, { asked, parts }))) return reply
  // The content may have been replaced while its picture was made.
  const now = await shownInsteadOf(parts.database.read, id)
  if (now && now.contentId !== id) return lead(reply, asked, now)
  throw noSuch(request)
}

interface Sending {
  asked: Asked
  parts: SendParts
}

/** Staff see what stands under an address now, also where they have seen another picture there. */
function sendLatest(request: VariantRequest, reply: FastifyReply, { asked, parts }: Sending) {
  return sendShown(request, reply, parts, asked.id, async (shown) => {
    const latest = { ...asked, id: shown.contentId, caching: ASK_FIRST } as const
    const send = () => sendMade(request, reply, { asked: latest, parts })
    return (await send()) || ((await make({ asked: latest, shown, parts })) && (await send()))
  })
}

const keyOf = ({ id, width, format }: Asked, { settings }: SendParts) =>
  variantOf(id, nameOf({ id, width, format, quality: settings.pictureQuality }))

const sendMade = (request: VariantRequest, reply: FastifyReply, { asked, parts }: Sending) =>
  sendPicture(request, reply, parts.files, { ...asked, key: keyOf(asked, parts) })

/** A width that the original cannot fill is never made, so that nobody fills the disk by requests. */
async function make({ asked: { id, width, format }, shown, parts }: Sending & { shown: Shown | undefined }): Promise<boolean> {
  if (shown?.kind !== 'picture' || !widthsOf(shown.width!).some((one) => one === width)) return false
  return (await parts.pictures.variant(id, width, format)) !== null
}

function lead(reply: FastifyReply, { width, format }: Asked, shown: Shown) {
  const widths = shown.kind === 'picture' ? widthsOf(shown.width!) : []
  const nearest = widths.findLast((one) => one <= width) ?? widths[0]
  return reply.header('cache-control', ASK_FIRST).redirect(`/media/${shown.contentId}/${nearest}.${format}`)
}
