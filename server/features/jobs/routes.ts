import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { open, rename } from 'node:fs/promises'
import path from 'node:path'
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
import { bothAddresses, sendDownload } from '../../http/downloads.ts'
import { success } from '../../http/envelope.ts'
import { handlePrepared, type Mounted } from '../../http/handlers.ts'
import { requirePermit } from '../../http/permission.ts'
import { originOf } from '../../http/request.ts'
import { FORM_LIMITS } from '../uploads/form-limits.ts'
import { receiveFile } from '../uploads/receive.ts'
import { sync, type FileStore } from '../uploads/store.ts'
import type { JobRow } from '../../jobs/rows.ts'
import type { LogExportParams } from './log-export-work.ts'
import { order, resourceFor } from './ordering.ts'
import { paramsOf, type SheetParams } from './params.ts'
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
    call(mounted, request.query, { caller: request.caller!, origin: originOf(request), language: request.language, now: database.now() })

  const { import: taking, download } = jobFiles
  await app.register(async (forms) => {
    await forms.register(multipart, FORM_LIMITS)
    const options = { onRequest: door(taking, 'problem.tooLarge'), bodyLimit: STRANGERS.bytes, config: { isUpload: true } }
    for (const url of bothAddresses(taking.path)) forms.post(url, options, async (request) => success(await takeIn(parts, request, run)))
  })
  const found: Mounted = { endpoint: anyEndpoint(download), prepare: null, run: fileOf(parts) }
  for (const url of bothAddresses(download.path))
    app.get(url, { onRequest: door(download) }, async (request, reply) => send(reply, (await run(found, request)) as Found))
}

/** Stores the file before the transaction that orders its import; a refusal leaves neither. */
async function takeIn(
  { dataDir, files }: JobRouteParts,
  request: FastifyRequest,
  run: (mounted: Mounted, request: FastifyRequest) => unknown,
) {
  const folder = newFolderName()
  const receive = async ({ resource, format }: Pick<SheetParams, 'format'> & { resource: string }, ctx: Context) => {
    const r = resourceFor(ctx, resource, 'Import')
    const { waiting } = await receiveFile(files, request, { most: MOST_IMPORT_BYTES, words: 'problem.tooLarge' })
    await sync(waiting)
    await makeFolder(dataDir, folder)
    await rename(waiting, placeOf(dataDir, folder, `source.${format}`))
    return { resource: r.name, format, folder }
  }
  try {
    return await run(
      handlePrepared(jobFiles.import, receive, (_, ctx, params) => order(ctx, 'import', params)),
      request,
    )
  } catch (error) {
    // When the database is lost during the commit, the job may be there. The folder is then left to the retention.
    if (!isUnavailable(error)) await removeFolder(dataDir, folder)
    throw error
  }
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
  return sendDownload(reply, { handle, name, size, type: TYPES[path.extname(file)]! })
}
