import type { FastifyInstance } from 'fastify'
import { anyEndpoint, type Endpoint } from '../../../contract/endpoint.ts'
import { Problem } from '../../../contract/errors.ts'
import { enquiryFiles } from '../../../contract/features/enquiries.ts'
import { answerFiles } from '../../../contract/features/form-answers.ts'
import { resourceNamed, type ResourceName } from '../../../contract/resources/index.ts'
import { createStore } from '../../crud/store.ts'
import type { Database } from '../../db/engine.ts'
import type { CallEndpoint } from '../../http/call.ts'
import type { Context } from '../../http/context.ts'
import type { Door } from '../../http/door.ts'
import type { Mounted } from '../../http/handlers.ts'
import { originOf } from '../../http/request.ts'
import { sendDownload } from '../../http/downloads.ts'
import { say } from '../../language/words.ts'
import { originalOf, type FileStore } from '../uploads/store.ts'
import { idOf } from './attachments.ts'

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

/** A call that sends files of visitors or staff, and the rows that they belong to. */
interface Sending {
  endpoint: Endpoint
  column: 'answerId' | 'enquiryId'
  /** Throws for a row whose files the caller may not have. */
  refuse: (ctx: Context, id: number) => Promise<unknown>
}

/** The addresses at which the files of answers and of enquiries are sent, each to whom may view the row. */
export function visitorFileRoutes(app: FastifyInstance, parts: FormRouteParts) {
  const viewed = (name: ResourceName) => {
    const store = createStore({ r: resourceNamed(name), engine: parts.database.engine })
    return (ctx: Context, id: number) => store.get(ctx, id)
  }
  sendFiles(app, parts, { endpoint: anyEndpoint(answerFiles.getFile), column: 'answerId', refuse: viewed('formAnswer') })
  sendFiles(app, parts, { endpoint: anyEndpoint(enquiryFiles.getFile), column: 'enquiryId', refuse: viewed('enquiry') })
}

/** Sends the files of rows by a call. */
export function sendFiles(app: FastifyInstance, { call, door, database, files }: FormRouteParts, { endpoint, ...holding }: Sending) {
  const found: Mounted = { endpoint, prepare: null, run: fileOf(holding) }
  app.get(endpoint.path, { onRequest: door(endpoint) }, async (request, reply) => {
    const calling = { caller: request.caller!, origin: originOf(request), language: request.language, now: database.now() }
    const { key, name, size } = (await call(found, request.query, calling)) as Found
    const content = await files.objects.read(key)
    if (!content) throw new Problem('notFound', { words: 'job.fileGone' })
    // Whatever it claims to be, it is not opened in a page of this site.
    return sendDownload(reply, { content, name, size, type: 'application/octet-stream' })
  })
}

const fileOf =
  ({ column, refuse }: Omit<Sending, 'endpoint'>) =>
  async ({ id, file }: { id: number; file: string }, ctx: Context): Promise<Found> => {
    await refuse(ctx, id)
    const row = await ctx.db
      .selectFrom('formAttachment')
      .innerJoin('upload', 'upload.id', 'formAttachment.uploadId')
      .select(['upload.name', 'upload.size'])
      .where(`formAttachment.${column}`, '=', id)
      .where('upload.id', '=', idOf(file))
      .executeTakeFirst()
    if (!row) throw new Problem('notFound', { values: { name: say(ctx.language, 'services.Upload'), id: file.slice(0, 40) } })
    return { key: originalOf(idOf(file)), name: row.name, size: Number(row.size) }
  }
