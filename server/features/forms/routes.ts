import type { FastifyInstance } from 'fastify'
import { anyEndpoint } from '../../../contract/endpoint.ts'
import { Problem } from '../../../contract/errors.ts'
import { answerFiles } from '../../../contract/features/form-answers.ts'
import { staffFormFiles } from '../../../contract/features/staff-forms.ts'
import { resources } from '../../../contract/resources/index.ts'
import { createStore } from '../../crud/store.ts'
import type { Database } from '../../db/engine.ts'
import type { CallEndpoint } from '../../http/call.ts'
import type { Context } from '../../http/context.ts'
import type { Door } from '../../http/door.ts'
import type { Mounted } from '../../http/handlers.ts'
import { originOf } from '../../http/request.ts'
import { bothAddresses, sendDownload } from '../../http/downloads.ts'
import { say } from '../../language/words.ts'
import { originalOf, type FileStore } from '../uploads/store.ts'
import { idOf } from './attachments.ts'
import { refuseOthers } from './staff/given.ts'

interface FormRouteParts {
  call: CallEndpoint
  door: Door
  database: Database
  files: FileStore
}

interface Found {
  key: string
  name: string
  size: number
}

/** The addresses at which an attachment of an answer is sent: to whom may view the answer, and to the person of the staff who has given it. */
export function answerFileRoutes(app: FastifyInstance, parts: FormRouteParts) {
  const store = createStore({ r: resources.formAnswer, engine: parts.database.engine })
  sendFiles(app, parts, answerFiles.getFile, async (ctx, id) => void (await store.get(ctx, id)))
  sendFiles(app, parts, staffFormFiles.getGivenFile, refuseOthers)
}

/** `refuse` throws for an answer whose files the caller may not have. */
function sendFiles(
  app: FastifyInstance,
  { call, door, database, files }: FormRouteParts,
  endpoint: typeof answerFiles.getFile,
  refuse: (ctx: Context, id: number) => Promise<void>,
) {
  const found: Mounted = { endpoint: anyEndpoint(endpoint), prepare: null, run: fileOf(refuse) }
  for (const url of bothAddresses(endpoint.path))
    app.get(url, { onRequest: door(endpoint) }, async (request, reply) => {
      const calling = { caller: request.caller!, origin: originOf(request), language: request.language, now: database.now() }
      const { key, name, size } = (await call(found, request.query, calling)) as Found
      const content = await files.objects.read(key)
      if (!content) throw new Problem('notFound', { words: 'job.fileGone' })
      // Whatever it claims to be, it is not opened in a page of this site.
      return sendDownload(reply, { content, name, size, type: 'application/octet-stream' })
    })
}

const fileOf =
  (refuse: (ctx: Context, id: number) => Promise<void>) =>
  async ({ id, file }: { id: number; file: string }, ctx: Context): Promise<Found> => {
    await refuse(ctx, id)
    const row = await ctx.db
      .selectFrom('formAttachment')
      .innerJoin('upload', 'upload.id', 'formAttachment.uploadId')
      .select(['upload.name', 'upload.size'])
      .where('formAttachment.answerId', '=', id)
      .where('upload.id', '=', idOf(file))
      .executeTakeFirst()
    if (!row) throw new Problem('notFound', { values: { name: say(ctx.language, 'services.Upload'), id: file.slice(0, 40) } })
    return { key: originalOf(idOf(file)), name: row.name, size: Number(row.size) }
  }
