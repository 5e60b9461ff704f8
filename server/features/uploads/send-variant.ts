import type { FastifyReply, FastifyRequest } from 'fastify'
import { FORMATS, WIDTHS } from '../../../contract/picture-files.ts'
import { widthsOf } from '../portal/picture-infos.ts'
import { nameOf } from './variants.ts'
import { UPLOAD_ID, variantOf } from './store.ts'
import { type SendParts, noSuch, sendPicture } from './send-picture.ts'

const VARIANT = new RegExp(`^(${WIDTHS.join('|')})\\.(${FORMATS.join('|')})$`)

type VariantRequest = FastifyRequest<{ Params: { id: string; variant: string } }>

export async function sendVariant(request: VariantRequest, reply: FastifyReply, { pictures, files, database, settings }: SendParts) {
  const { id, variant } = request.params
  const [, width] = VARIANT.exec(variant) ?? []
  const format = FORMATS.find((one) => variant.endsWith(`.${one}`))
  if (!UPLOAD_ID.test(id) || !width || !format) throw noSuch(request)
  const key = variantOf(id, nameOf({ id, width: Number(width), format, quality: settings.pictureQuality }))
  if (await sendPicture(request, reply, files, { key, format })) return reply
  const row = await database.read.selectFrom('upload').select(['kind', 'width']).where('id', '=', id).executeTakeFirst()
  // A width that the original cannot fill is never made, so that nobody fills the disk by requests.
  if (row?.kind !== 'picture' || !widthsOf(row.width!).some((one) => one === Number(width))) throw noSuch(request)
  const made = await pictures.variant(id, Number(width), format)
  if (made !== null && (await sendPicture(request, reply, files, { key: made, format }))) return reply
  throw noSuch(request)
}
