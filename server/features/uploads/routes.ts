import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { MB } from '../../../contract/budget.ts'
import { MAX_AVATAR_BYTES, UPLOAD_FIELD, uploads } from '../../../contract/features/uploads.ts'
import { Problem } from '../../../contract/errors.ts'
import type { SettingValues } from '../../../contract/settings/index.ts'
import type { Report } from '../../config/report.ts'
import type { Bus } from '../../db/bus.ts'
import { startCollecting } from './collecting.ts'
import { setAsideWhenDeleted } from './deleting.ts'
import { hasSettingEnding } from './endings.ts'
import { FORM_LIMITS } from './form-limits.ts'
import type { Pictures } from './pictures.ts'
import { takeInFile, takeInPicture } from './take-in.ts'
import { postRoute, type ReceiveParts } from './receive.ts'
import { sendUpload } from './send.ts'
import { sendVariant } from './send-variant.ts'

/** E-07: refuses a file whose name does not end as the settings allow. */
function refuseEnding(name: string, { fileTypes }: Pick<SettingValues, 'fileTypes'>) {
  if (hasSettingEnding(name, fileTypes)) return
  throw new Problem('invalid', {
    words: 'problem.fileEnding',
    values: { types: fileTypes?.join(', ') },
    members: { [UPLOAD_FIELD]: 'problem.fileEnding' },
  })
}

interface UploadParts extends ReceiveParts {
  /** Orders the collection of the day. */
  orderCollect: () => Promise<void>
  bus: Bus
  report: Report
  pictures: Pictures
  settings: SettingValues
}

/** The addresses at which uploads are taken in (C-40) and sent. */
export async function uploadRoutes(app: FastifyInstance, parts: UploadParts) {
  const { database, files, pictures, report, orderCollect } = parts

  // Only these routes accept forms.
  await app.register(async (forms) => {
    await forms.register(multipart, FORM_LIMITS)
    postRoute(forms, parts, {
      declared: uploads.picture,
      most: ({ pictureMegabytes }) => pictureMegabytes * MB,
      words: 'problem.pictureSize',
      takeIn: (received) => takeInPicture(files, pictures, received),
      taken: ({ id, width }) => pictures.warm(id, width!),
    })
    postRoute(forms, parts, {
      declared: uploads.avatar,
      most: () => MAX_AVATAR_BYTES,
      words: 'problem.pictureSize',
      takeIn: (received) => takeInPicture(files, pictures, received),
      taken: ({ id, width }) => pictures.warm(id, width!),
    })
    postRoute(forms, parts, {
      declared: uploads.file,
      most: ({ fileMegabytes }) => fileMegabytes * MB,
      refuseName: refuseEnding,
      words: 'problem.tooLarge',
      takeIn: (received) => takeInFile(files, received),
    })
  })

  let collecting: ReturnType<typeof startCollecting> | undefined
  app.addHook('onListen', async () => {
    collecting = startCollecting({ database, files, report, order: orderCollect })
  })
  const deleted = setAsideWhenDeleted(parts)
  app.addHook('onClose', () => Promise.all([pictures.stop(), collecting?.stop(), deleted.stop()]))
  app.get<{ Params: { id: string } }>('/media/:id', (request, reply) => sendUpload(request, reply, parts))
  app.get<{ Params: { id: string; variant: string }; Querystring: Record<string, string> }>('/media/:id/:variant', (request, reply) =>
    sendVariant(request, reply, parts),
  )
}
