import { anyEndpoint } from '../../../contract/endpoint.ts'
import { logExports, serviceOfLog, type AskedExport, type ExportedLog } from '../../../contract/features/log-exports.ts'
import type { Context } from '../../http/context.ts'
import type { HeldJob } from '../../jobs/held-job.ts'
import type { JobWork } from '../../jobs/working.ts'
import { endLine, headLine, rowLines, type Link } from '../logs/export/chain.ts'
import { headOf } from '../logs/export/export-log.ts'
import { readRows } from '../logs/export/rows.ts'
import { type Span, spanOf } from '../logs/export/span.ts'
import { siteKey } from '../logs/export/site-key.ts'
import { LOGS } from '../logs/logs.ts'
import { contextFor } from './calling.ts'
import { paramsOf, type JobResult } from './params.ts'
import type { WorkParts } from './parts.ts'
import { type Appending, appendFrom } from './append-from.ts'
import { makeFolder, placeOf } from './place.ts'

export interface LogExportParams {
  log: ExportedLog
  days: AskedExport
  folder: string
}

/** The progress: the rows that are left, the last line of the file, and its length with that line. */
interface Checkpoint {
  left: Span
  link: Link
  bytes: number
}

interface Exporting {
  job: HeldJob
  parts: WorkParts
  params: LogExportParams
  file: Appending
  /** Asks anew whether the person may still take this log; throws when not. */
  ask: () => Promise<Context>
}

const FILE = 'log.ndjson'
/** The permit is asked for again each time. */
const SAVED_EACH_MS = 500

/**
 * Writes the rows of some days into a signed file (B-81). Which rows these are is decided at one moment. After a kill the file is cut to the line of the
 * checkpoint, and the next line follows from that one: a file that was interrupted is the same as one that was not.
 */
export const logExportWork =
  (parts: WorkParts): JobWork =>
  async (job) => {
    const params = paramsOf<LogExportParams>(job.row)
    const ask = () => contextFor(job.row, anyEndpoint(logExports[params.log]), parts)
    const { settings } = await ask()
    await makeFolder(parts.dataDir, params.folder)
    const begun = job.row.checkpoint === null ? null : (JSON.parse(job.row.checkpoint) as Checkpoint)
    const file = await appendFrom(placeOf(parts.dataDir, params.folder, FILE), begun?.bytes ?? 0, job)
    try {
      const exporting: Exporting = { job, parts, params, file, ask }
      return await finish(exporting, await writeRest(exporting, begun ?? (await begin(exporting, settings.timeZone))))
    } finally {
      await file.close()
    }
  }

async function begin({ job, parts: { database, publicUrl: site }, params, file }: Exporting, timeZone: string): Promise<Checkpoint> {
  const log = LOGS[params.log]
  const days = { from: params.days.creationTimeStart ?? null, to: params.days.creationTimeEnd ?? null, timeZone }
  const left = await spanOf(database.longReads, log, days)
  const { text, link } = headLine(headOf(database, { log, site, ...days }, await siteKey(database)))
  const checkpoint = { left, link, bytes: await file.append(text) }
  await file.flush()
  await job.save(database.write, { checkpoint, done: 0, total: Math.max(0, left.last - left.after) })
  return checkpoint
}

async function writeRest({ job, parts: { database }, params, file, ask }: Exporting, begun: Checkpoint): Promise<Checkpoint> {
  const log = LOGS[params.log]
  const end = job.row.total ?? begun.left.last - begun.left.after
  let come = begun
  let saved = performance.now()
  for (let read = await readRows(database.longReads, log, come.left); read; read = await readRows(database.longReads, log, come.left)) {
    job.goOn()
    const { text, link } = rowLines(read.rows, come.link)
    come = { left: { ...come.left, after: read.after }, link, bytes: await file.append(text) }
    if (performance.now() - saved < SAVED_EACH_MS) continue
    await file.flush()
    await ask()
    await job.save(database.write, { checkpoint: come, done: end - (come.left.last - come.left.after) })
    saved = performance.now()
  }
  return come
}

/** The file is no result before its last line is on the disk. */
async function finish({ job, parts: { database }, params, file, ask }: Exporting, { link }: Checkpoint): Promise<JobResult> {
  const { sign } = await siteKey(database)
  await ask()
  const size = await file.append(endLine(link, sign))
  await file.flush()
  const rows = link.line - 1
  await job.save(database.write, { done: rows, total: rows })
  return { rows, file: { name: nameOf(params), at: FILE, size } }
}

/** A name for people, such as `AuditLog-2026-11-01-2026-11-24.ndjson`. */
const nameOf = ({ log, days: { creationTimeStart, creationTimeEnd } }: LogExportParams) =>
  `${[serviceOfLog(log), creationTimeStart, creationTimeEnd].filter(Boolean).join('-')}.ndjson`
