import type { FastifyInstance, FastifyRequest } from 'fastify'
import { STRANGERS } from '../../../contract/budget.ts'
import { Problem } from '../../../contract/errors.ts'
import { UPLOAD_FIELD } from '../../../contract/features/uploads.ts'
import type { CallEndpoint } from '../../http/call.ts'
import type { Context } from '../../http/context.ts'
import type { Door } from '../../http/door.ts'
import { handle } from '../../http/handlers.ts'
import { originOf } from '../../http/request.ts'
import { refuseFile, tooLargeFile, type UploadKind } from './kinds.ts'
import { recorded, type RecordParts } from './recording.ts'
import type { FileStore } from './store.ts'
import type { UploadRow } from './take-in.ts'

export interface ReceiveParts extends RecordParts {
  call: CallEndpoint
  door: Door
}

/** Takes in one file a request. Its bytes are read only once the sender is known and has the permit. */
export function postRoute(app: FastifyInstance, parts: ReceiveParts, kind: UploadKind): void {
  const { call, door, database } = parts
  const { endpoint } = handle(kind.declared, () => Promise.reject(new Error('Called with a request only')))

  const handler = async (request: FastifyRequest) => {
    const now = database.now()
    const run = (_: unknown, ctx: Context) =>
      recorded({ parts, kind, endpoint, ctx }, () => takeIn({ files: parts.files, kind, request, ctx }))
    const calling = { caller: request.caller!, origin: originOf(request), language: request.language, now }
    return call({ endpoint, prepare: null, run }, {}, calling)
  }
  // The form parser has its own limit for forms; any other body must be small.
  const options = { onRequest: door(endpoint, kind.words), bodyLimit: STRANGERS.bytes, config: { isUpload: true } }
  app.post(endpoint.path, options, handler)
}

interface Receiving {
  files: FileStore
  kind: UploadKind
  request: FastifyRequest
  ctx: Context
}

async function takeIn({ files, kind, request, ctx: { settings, caller, now } }: Receiving): Promise<UploadRow> {
  const refuseName = (name: string) => kind.refuseName?.(name, settings)
  const received = await receiveFile(files, request, { most: kind.most(settings), words: kind.words, refuseName })
  try {
    refuseFile(kind, received, settings)
    return await kind.takeIn({ ...received, creatorUserId: caller.userId, now })
  } finally {
    await files.discard(received.waiting)
  }
}

interface FileLimits {
  /** The most bytes, and the text that refuses more. */
  most: number
  words: string
  /** Refuses a file by its name, before its bytes are read. */
  refuseName?: (name: string) => void
}

/** Takes the file of a form into a waiting place; the caller keeps or discards it. */
export async function receiveFile(files: FileStore, request: FastifyRequest, { most, words, refuseName }: FileLimits) {
  if (!request.isMultipart()) throw noFile()
  await files.refuseWhenFull()
  const part = await request.file({ limits: { fileSize: most } }).catch(brokenOff)
  if (!part) throw noFile()
  const name = sentName(part.filename)
  refuseName?.(name)
  const waiting = await files.receive(part.file).catch(brokenOff)
  if (part.file.truncated) {
    await files.discard(waiting)
    throw tooLargeFile(most, words)
  }
  return { waiting, name, size: part.file.bytesRead }
}

/** The name of a file as its sender knows it: in a form browsers write a quotation mark as `%22`, and a percent sign as it is. */
export const sentName = (name: string | undefined): string => (name ?? '').replaceAll('%22', '"')

const noFile = () => new Problem('invalid', { members: { [UPLOAD_FIELD]: 'invalid.required' } })

/** Refuses a form that ends in the middle, or whose sender has hung up. An error of the disk is our own, and is thrown as it is. */
export function brokenOff(error: NodeJS.ErrnoException): never {
  if (error.syscall) throw error
  throw new Problem('invalid', { words: 'problem.upload', members: { [UPLOAD_FIELD]: 'problem.upload' } })
}
