import type { FastifyInstance, FastifyRequest } from 'fastify'
import { STRANGERS } from '../../../contract/budget.ts'
import { Problem } from '../../../contract/errors.ts'
import { UPLOAD_FIELD, type uploads, type UploadView } from '../../../contract/features/uploads.ts'
import type { SettingValues } from '../../../contract/settings/index.ts'
import type { Database, Db } from '../../db/engine.ts'
import { isUnavailable, isUnwritable } from '../../db/violations.ts'
import { auditRow, writeAudit } from '../../http/audit.ts'
import type { CallEndpoint } from '../../http/call.ts'
import { nameOf } from '../../http/error-name.ts'
import type { Context } from '../../http/context.ts'
import type { Door } from '../../http/door.ts'
import { success } from '../../http/envelope.ts'
import { handle } from '../../http/handlers.ts'
import type { Refusals } from '../../http/refusals.ts'
import { originOf } from '../../http/request.ts'
import type { FileStore } from './store.ts'
import { writeUpload, type Received, type UploadRow } from './take-in.ts'

export interface ReceiveParts {
  call: CallEndpoint
  door: Door
  refusals: Refusals
  database: Database
  files: FileStore
}

interface Upload {
  declared: (typeof uploads)[keyof typeof uploads]
  /** The most bytes of a file, as the settings are now. */
  most: (settings: SettingValues) => number
  /** The text that refuses a larger file. */
  words: string
  /** Stores the file. Its row is written afterwards, together with the audit row. */
  takeIn: (received: Received) => Promise<UploadRow>
  /** Refuses a file by its name, before its bytes are read. */
  refuseName?: (name: string, settings: SettingValues) => void
  /** Called when the row is there. */
  taken?: (row: UploadRow) => void
}

/** Takes in one file a request. Its bytes are read only once the sender is known and has the permit. */
export function postRoute(app: FastifyInstance, parts: ReceiveParts, upload: Upload): void {
  const { call, door, database } = parts
  const { endpoint } = handle(upload.declared, () => Promise.reject(new Error('Called with a request only')))

  const handler = async (request: FastifyRequest) => {
    const now = database.now()
    const run = (_: unknown, ctx: Context) => audited({ parts, upload, request, ctx })
    const calling = { caller: request.caller!, origin: originOf(request), language: request.language, now }
    return call({ endpoint, prepare: null, run }, {}, calling)
  }
  // The form parser has its own limit for forms; any other body must be small.
  const options = { onRequest: door(endpoint, upload.words), bodyLimit: STRANGERS.bytes, config: { isUpload: true } }
  for (const url of [endpoint.path, endpoint.path.replace('/abp/', '/api/')]) app.post(url, options, handler)
}

interface Receiving {
  parts: ReceiveParts
  upload: Upload
  request: FastifyRequest
  ctx: Context
}

/** Receives a file and writes an audit row, for a refusal too. */
async function audited(receiving: Receiving) {
  const { parts, upload, ctx } = receiving
  const { database, refusals } = parts
  const endpoint = upload.declared
  const rowOf = (input: unknown, error: string | null) => auditRow({ endpoint, input, ctx, duration: database.now() - ctx.now, error })
  try {
    const row = await takeIn(receiving)
    const view = await recordUpload(parts, row, (db, { name, size, url }) => writeAudit(db, rowOf({ name, size, url }, null)))
    upload.taken?.(row)
    return { ...success([view]), files: { file: view.url } }
  } catch (error) {
    if (!isUnwritable(error)) await refusals.add(rowOf({}, nameOf(error)))
    throw error
  }
}

/** Writes the row of a stored file together with its audit row, so that a client that is refused has left neither. */
export async function recordUpload(
  { database, files }: Pick<ReceiveParts, 'database' | 'files'>,
  row: UploadRow,
  audit: (db: Db, view: UploadView) => Promise<unknown>,
) {
  try {
    return await database.write.transaction().execute(async (db) => {
      const view = await writeUpload(db, row)
      await audit(db, view)
      return view
    })
  } catch (error) {
    // When the database is lost during the commit, the row may be there. The file is then left to the collector.
    if (!isUnavailable(error)) await files.drop(row.id)
    throw error
  }
}

async function takeIn(receiving: Receiving): Promise<UploadRow> {
  const received = await receive(receiving)
  try {
    return await receiving.upload.takeIn(received)
  } finally {
    await receiving.parts.files.discard(received.waiting)
  }
}

async function receive({ parts: { files }, upload: { most, words, refuseName }, request, ctx }: Receiving): Promise<Received> {
  const { settings, caller, now } = ctx
  const limits = { most: most(settings), words, refuseName: (name: string) => refuseName?.(name, settings) }
  return { ...(await receiveFile(files, request, limits)), creatorUserId: caller.userId, now }
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
  const name = part.filename ?? ''
  refuseName?.(name)
  const waiting = await files.receive(part.file).catch(brokenOff)
  if (part.file.truncated) {
    await files.discard(waiting)
    throw new Problem('tooLarge', { words, values: { megabytes: most / 1024 / 1024 } })
  }
  return { waiting, name, size: part.file.bytesRead }
}

const noFile = () => new Problem('invalid', { members: { [UPLOAD_FIELD]: 'invalid.required' } })

/** Refuses a form that ends in the middle, or whose sender has hung up. An error of the disk is our own, and is thrown as it is. */
export function brokenOff(error: NodeJS.ErrnoException): never {
  if (error.syscall) throw error
  throw new Problem('invalid', { words: 'problem.upload', members: { [UPLOAD_FIELD]: 'problem.upload' } })
}
