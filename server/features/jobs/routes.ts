import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { STRANGERS } from '../../../contract/budget.ts'
import { anyEndpoint } from '../../../contract/endpoint.ts'
import { Problem } from '../../../contract/errors.ts'
import { jobFiles, MOST_IMPORT_BYTES } from '../../../contract/features/jobs.ts'
import { serviceOfLog } from '../../../contract/features/log-exports.ts'
import type { JobKindName } from '../../../contract/jobs/kinds.ts'
import { permitOf } from '../../../contract/resource.ts'
import { resourceNamed } from '../../../contract/resources/index.ts'
import type { Database } from '../../db/engine.ts'
import { isUnavailable } from '../../db/violations.ts'
import type { CallEndpoint } from '../../http/call.ts'
import type { Context } from '../../http/context.ts'
import type { Door } from '../../http/door.ts'
import { sendDownload } from '../../http/downloads.ts'
import { success } from '../../http/envelope.ts'
import { handlePrepared, type Mounted } from '../../http/handlers.ts'
import { keyIn } from '../../http/once.ts'
import { requirePermit } from '../../http/permission.ts'
import { originOf } from '../../http/request.ts'
import { FORM_LIMITS } from '../uploads/form-limits.ts'
import { receiveFile } from '../uploads/receive.ts'
import { sync } from '../uploads/objects/sync.ts'
import type { FileStore } from '../uploads/store.ts'
import type { JobRow } from '../../jobs/rows.ts'
import type { LogExportParams } from './log-export-work.ts'
import { order, resourceFor } from './ordering.ts'
import { paramsOf, type ImportParams } from './params.ts'
import { makeFolder, newFolderName, placeOf, removeFolder } from './place.ts'
import { jobInReach } from './reading.ts'
import { resultOf } from './view.ts'

interface JobRouteParts {
  call: CallEndpoint
  door: Door
  database: Database
  files: FileStore
  dataDir: string
}

/** The addresses at which the file of an import is taken in and the file of a job is sent. */
export async function jobRoutes(app: FastifyInstance, parts: JobRouteParts) {
  const { call, door, database } = parts
  const run = (mounted: Mounted, request: FastifyRequest) =>
    call(mounted, request.query, {
      caller: request.caller!,
      origin: originOf(request),
      language: request.language,
      now: database.now(),
      key: mounted.endpoint.takesKey ? keyIn(request.headers) : null,
    })

  const { import: taking, download } = jobFiles
  await app.register(async (forms) => {
    await forms.register(multipart, FORM_LIMITS)
    const options = { onRequest: door(taking, 'problem.tooLarge'), bodyLimit: STRANGERS.bytes, config: { isUpload: true } }
    forms.post(taking.path, options, async (request) => success(await takeIn(parts, request, run)))
  })
  const found: Mounted = { endpoint: anyEndpoint(download), prepare: null, run: fileOf(parts) }
  app.get(download.path, { onRequest: door(download) }, async (request, reply) => send(reply, (await run(found, request)) as Found))
}

type Asked = Omit<ImportParams, 'resource' | 'folder'> & { resource: string }

/** Stores the file before the transaction that orders its import. A refusal leaves neither, and the file of a key that was used before is not kept twice. */
async function takeIn(
  { dataDir, files }: JobRouteParts,
  request: FastifyRequest,
  run: (mounted: Mounted, request: FastifyRequest) => unknown,
) {
  const folder = newFolderName()
  let isKept = false
  const receive = async ({ resource, ...asked }: Asked, ctx: Context) => {
    const r = resourceFor(ctx, resource, 'Import')
    const { waiting } = await receiveFile(files, request, { most: MOST_IMPORT_BYTES, words: 'problem.tooLarge' })
    await sync(waiting)
    await makeFolder(dataDir, folder)
    const place = placeOf(dataDir, folder, `source.${asked.format}`)
    await rename(waiting, place)
    return { params: { resource: r.name, ...asked, folder }, digest: await digestOf(place) }
  }
  const ordered = handlePrepared(jobFiles.import, receive, async (_, ctx, { params }) => {
    const job = await order(ctx, 'import', params)
    isKept = true
    return job
  })
  try {
    return await run({ ...ordered, keyedWith: ({ digest }: { digest: string }) => digest }, request)
  } catch (error) {
    // When the database is lost during the commit, the job may be there. The folder is then left to the retention.
    isKept = isUnavailable(error)
    throw error
  } finally {
    if (!isKept) await removeFolder(dataDir, folder)
  }
}

async function digestOf(file: string): Promise<string> {
  const digest = createHash('sha256')
  await pipeline(createReadStream(file), digest)
  return digest.digest('base64url')
}

interface Found {
  file: string
  name: string
  size: number
}

/** Finds the file of an own job. It is handed out to nobody whose permit is gone, or by whom it was not ordered. */
const fileOf =
  ({ dataDir }: JobRouteParts) =>
  async ({ id }: { id: number }, ctx: Context): Promise<Found> => {
    const row = await jobInReach(ctx, id, { mustBeOwn: true })
    const permit = PERMITS[row.kind]?.(row)
    if (permit) requirePermit(ctx, permit)
    const file = resultOf(row)?.file
    if (!file || !permit) throw fileGone()
    return { file: placeOf(dataDir, paramsOf(row).folder, file.at), name: file.name, size: file.size }
  }

/** The permit that the file of a job asks for, by kind; other kinds have no file. */
const PERMITS: Partial<Record<JobKindName, (row: JobRow) => string>> = {
  export: (row) => permitOf(resourceNamed(paramsOf(row).resource), 'Export'),
  import: (row) => permitOf(resourceNamed(paramsOf(row).resource), 'Import'),
  logExport: (row) => `${serviceOfLog(paramsOf<LogExportParams>(row).log)}/Export`,
}

const fileGone = () => new Problem('notFound', { words: 'job.fileGone' })

const TYPES: Record<string, string> = {
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.csv': 'text/csv; charset=utf-8',
  '.ndjson': 'application/x-ndjson; charset=utf-8',
}

async function send(reply: FastifyReply, { file, name, size }: Found) {
  const handle = await open(file).catch(() => null)
  if (!handle) throw fileGone()
  return sendDownload(reply, { content: handle.createReadStream(), name, size, type: TYPES[path.extname(file)]! })
}
