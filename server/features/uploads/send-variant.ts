import type { FastifyReply, FastifyRequest } from 'fastify'
import { FORMATS, WIDTHS } from '../../../contract/picture-files.ts'
import { widthsOf } from '../portal/picture-infos.ts'
import { nameOf } from './variants.ts'
import { UPLOAD_ID } from './store.ts'
import { type SendParts, noSuch, sizeOf, sendPicture } from './send-picture.ts'

const VARIANT = new RegExp(`^(${WIDTHS.join('|')})\\.(${FORMATS.join('|')})$`)

type VariantRequest = FastifyRequest<{ Params: { id: string; variant: string } }>

export async function sendVariant(request: VariantRequest, reply: FastifyReply, { pictures, files, database, settings }: SendParts) {
  const { id, variant } = request.params
  const [, width] = VARIANT.exec(variant) ?? []
  const format = FORMATS.find((one) => variant.endsWith(`.${one}`))
  if (!UPLOAD_ID.test(id) || !width || !format) throw noSuch(request)
  const file = files.variant(id, nameOf({ id, width: Number(width), format, quality: settings.pictureQuality }))
  if ((await sizeOf(file)) !== null) return sendPicture(reply, file, format)
  const row = await database.read.selectFrom('upload').select(['kind', 'width']).where('id', '=', id).executeTakeFirst()
  // A width that the original cannot fill is never made, so that nobody fills the disk by requests.
  if (row?.kind !== 'picture' || !widthsOf(row.width!).some((one) => one === Number(width))) throw noSuch(request)
  const made = await pictures.variant(id, Number(width), format)
  if (made === null) throw noSuch(request)
  return sendPicture(reply, made, format)
}
