import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { MAX_AVATAR_BYTES, MAX_FILE_BYTES, MAX_PICTURE_BYTES, uploads } from '../../../contract/features/uploads.ts'
import { startCollecting } from './collecting.ts'
import type { Pictures } from './pictures.ts'
import { takeInFile, takeInPicture } from './take-in.ts'
import { postRoute, type ReceiveParts } from './receive.ts'
import { sendUpload } from './send.ts'
import { sendVariant } from './send-variant.ts'

interface UploadParts extends ReceiveParts {
  pictures: Pictures
}

/** The addresses at which uploads are taken in (C-40) and sent. */
export async function uploadRoutes(app: FastifyInstance, parts: UploadParts) {
  const { database, files, pictures, report } = parts

  // Only these routes accept forms.
  await app.register(async (forms) => {
    await forms.register(multipart, { limits: { files: 1, fields: 10, fieldSize: 10_000 } })
    postRoute(forms, parts, {
      declared: uploads.picture,
      most: MAX_PICTURE_BYTES,
      words: 'problem.pictureSize',
      takeIn: (received) => takeInPicture(files, pictures, received),
      taken: ({ id, width }) => pictures.warm(id, width!),
    })
    postRoute(forms, parts, {
      declared: uploads.avatar,
      most: MAX_AVATAR_BYTES,
      words: 'problem.pictureSize',
      takeIn: (received) => takeInPicture(files, pictures, received),
      taken: ({ id, width }) => pictures.warm(id, width!),
    })
    postRoute(forms, parts, {
      declared: uploads.file,
      most: MAX_FILE_BYTES,
      words: 'problem.tooLarge',
      takeIn: (received) => takeInFile(files, received),
    })
  })

  let collecting: ReturnType<typeof startCollecting> | undefined
  app.addHook('onListen', async () => {
    collecting = startCollecting(database, files.root, report)
  })
  app.addHook('onClose', () => Promise.all([pictures.stop(), collecting?.stop()]))
  app.get<{ Params: { id: string } }>('/media/:id', (request, reply) => sendUpload(request, reply, parts))
  app.get<{ Params: { id: string; variant: string } }>('/media/:id/:variant', (request, reply) => sendVariant(request, reply, parts))
}
