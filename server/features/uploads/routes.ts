import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { CAPTION_FILE } from '../../../contract/video-captions.ts'
import type { SettingValues } from '../../../contract/settings/index.ts'
import type { Report } from '../../config/report.ts'
import type { Bus } from '../../db/bus.ts'
import { startCollecting } from './collecting.ts'
import { setAsideWhenDeleted } from './deleting.ts'
import { FORM_LIMITS } from './form-limits.ts'
import type { UploadKind } from './kinds.ts'
import type { Pictures } from './pictures.ts'
import { postRoute, type ReceiveParts } from './receive.ts'
import { sendCaptions } from './send-captions.ts'
import { sendUpload } from './send.ts'
import { sendVariant } from './send-variant.ts'

interface UploadParts extends ReceiveParts {
  /** Orders the collection of the day. */
  orderCollect: () => Promise<void>
  bus: Bus
  report: Report
  pictures: Pictures
  kinds: Record<string, UploadKind>
  settings: SettingValues
}

/** The addresses at which uploads are taken in (C-40) and sent. */
export async function uploadRoutes(app: FastifyInstance, parts: UploadParts) {
  const { database, files, pictures, kinds, report, orderCollect } = parts

  // Only these routes accept forms.
  await app.register(async (forms) => {
    await forms.register(multipart, FORM_LIMITS)
    for (const kind of Object.values(kinds)) postRoute(forms, parts, kind)
  })

  let collecting: ReturnType<typeof startCollecting> | undefined
  app.addHook('onListen', async () => {
    collecting = startCollecting({ database, files, report, order: orderCollect })
  })
  const deleted = setAsideWhenDeleted(parts)
  app.addHook('onClose', () => Promise.all([pictures.stop(), collecting?.stop(), deleted.stop()]))
  app.get<{ Params: { id: string } }>('/media/:id', (request, reply) => sendUpload(request, reply, parts))
  app.get<{ Params: { id: string; variant: string }; Querystring: Record<string, string> }>('/media/:id/:variant', (request, reply) =>
    CAPTION_FILE.test(request.params.variant) ? sendCaptions(request, reply, database) : sendVariant(request, reply, parts),
  )
}
