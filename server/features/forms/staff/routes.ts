import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { STRANGERS } from '../../../../contract/budget.ts'
import { anyEndpoint } from '../../../../contract/endpoint.ts'
import { Problem } from '../../../../contract/errors.ts'
import { staffFormFiles, type TakenFile } from '../../../../contract/features/staff-forms.ts'
import { isTakenIn, readAttachment } from '../../../../contract/forms/attachments.ts'
import type { Database } from '../../../db/engine.ts'
import type { CallEndpoint } from '../../../http/call.ts'
import type { Context } from '../../../http/context.ts'
import type { Door } from '../../../http/door.ts'
import { originOf } from '../../../http/request.ts'
import { refusalIn } from '../../../../contract/words/form-refusals.ts'
import type { FileStore } from '../../uploads/store.ts'
import { refusalOf } from '../answers-in.ts'
import { receiveForm } from '../receive.ts'
import { sendFiles } from '../routes.ts'
import { openForm } from '../versions.ts'
import { isForCaller } from './for-caller.ts'
import { refuseOthers } from './given.ts'

interface TakingParts {
  call: CallEndpoint
  door: Door
  database: Database
  files: FileStore
}

type Asked = z.output<(typeof staffFormFiles.takeFiles)['input']>

/** The address that sends people the files that they have given, and the one that takes files for a question of a form for staff. These wait for the answer like those of visitors, and are read once form and caller are known. */
export async function staffFileRoutes(app: FastifyInstance, parts: TakingParts) {
  const { call, door, database } = parts
  const endpoint = anyEndpoint(staffFormFiles.takeFiles)
  await app.register(multipart)
  sendFiles(app, parts, { endpoint: anyEndpoint(staffFormFiles.getGivenFile), column: 'answerId', refuse: refuseOthers })
  const handler = (request: FastifyRequest) => {
    const run = (asked: Asked, ctx: Context) => takeFiles(parts, { request, asked, ctx })
    const calling = { caller: request.caller!, origin: originOf(request), language: request.language, now: database.now() }
    return call({ endpoint, prepare: null, run }, request.query, calling)
  }
  const options = { onRequest: door(endpoint, 'problem.tooLarge'), bodyLimit: STRANGERS.bytes, config: { isUpload: true } }
  app.post(endpoint.path, options, handler)
}

interface Taking {
  request: FastifyRequest
  asked: Asked
  ctx: Context
}

async function takeFiles({ database, files }: TakingParts, { request, asked: { id, question }, ctx }: Taking) {
  if (!request.isMultipart()) throw new Problem('invalid', { words: 'problem.upload' })
  const { definition } = await openForm(ctx, id, isForCaller)
  const { fileTypes } = ctx.settings
  const fields = await receiveForm(request, { database, files, definition, fileTypes, creatorUserId: ctx.caller.userId })
  const items = fields.getAll(question).map((text) => takenFile(ctx, text))
  return { totalCount: items.length, items }
}

function takenFile({ language }: Context, text: string): TakenFile {
  const { address, name } = readAttachment(text)
  if (isTakenIn(text)) return { name, address, problem: null }
  return { name, address: null, problem: refusalIn(refusalOf({ address, name }), language) }
}
