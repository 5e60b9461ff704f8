import { z } from 'zod'
import { endpoint, SERVICES } from '../endpoint.ts'
import { createdDays } from '../schema.ts'

// The logs as signed files (B-73), each of which a job writes (B-81). The permit to export the changes of data opens all of them, since a signed file must
// be whole.

/** The permit of the file of all changes. */
export const ALL_CHANGES = 'EntityChange/Export'

/** Without days the log begins and ends where it does. */
const asked = z.strictObject(createdDays)

export type AskedExport = z.output<typeof asked>

const exportOf = (service: string, rows: string) =>
  endpoint({
    path: `${SERVICES}/${service}/Export`,
    access: { permit: `${service}/Export` },
    refusedInDemo: true,
    input: asked,
    output: z.strictObject({ id: z.int() }),
    summary: `Orders a file of NDJSON with ${rows} of some days: each line holds the hash of the line before, and the last one the signature of the site`,
  })

/** By the names of their tables. */
export const logExports = {
  webLog: exportOf('WebLog', 'the requests'),
  auditLog: exportOf('AuditLog', 'the operations'),
  loginLog: exportOf('LoginLog', 'the attempts to sign in'),
  entityChange: exportOf('EntityChange', 'the changes of data'),
}

export type ExportedLog = keyof typeof logExports

/** The service of a log, as its permits and the names of its files have it. */
export const serviceOfLog = (log: ExportedLog): string => `${log[0]!.toUpperCase()}${log.slice(1)}`

export const EXPORTED_LOGS = Object.keys(logExports) as [ExportedLog, ...ExportedLog[]]
