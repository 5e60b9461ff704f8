import { z } from 'zod'
import { MB } from '../budget.ts'
import { endpoint, SERVICES } from '../endpoint.ts'
import { plainString } from '../field-schema.ts'
import { TEXT_ENCODINGS } from '../format/text-encodings.ts'
import { JOB_KIND_NAMES, JOB_STATES, MESSAGE_SUBJECTS } from '../jobs/kinds.ts'
import { createdDays, filter, listOf, resultCount, rowId } from '../schema.ts'
import { EXPORTED_LOGS } from './log-exports.ts'

// Work that goes on after the reply (B-70): who ordered it sees it, and nobody else but holders of Job/View.

const kind = z.enum(JOB_KIND_NAMES)
const state = z.enum(JOB_STATES)
/** The formats of `contract/sheets`, which stands above. */
const format = z.enum(['xlsx', 'csv'])
/** The name of a resource; the handler looks whether there is one. */
const resource = plainString.max(64)

const job = z.strictObject({
  id: z.int(),
  kind,
  state,
  /** The resource whose rows it reads or writes. */
  resource: z.string().nullable(),
  /** The log that it writes into a file. */
  log: z.enum(EXPORTED_LOGS).nullable(),
  /** The subject of a message. Its receiver and its words are nowhere to be read. */
  about: z.enum(MESSAGE_SUBJECTS).nullable(),
  userName: z.string().nullable(),
  creationTime: z.string(),
  startTime: z.string().nullable(),
  endTime: z.string().nullable(),
  /** The moment of the next attempt, after one that failed. */
  nextTime: z.string().nullable(),
  done: z.int(),
  /** Null while it is not known. */
  total: z.int().nullable(),
  result: z.strictObject({
    /** The rows that were written: into the file, the list or the backup. */
    rows: z.int().nullable(),
    /** The rows of a file that were not imported. */
    refused: z.int().nullable(),
    /** The texts that were longer than a cell of the file. */
    cut: z.int().nullable(),
    /** The uploads in a backup, those whose files were gone before, and the bytes of the whole backup. */
    uploads: z.int().nullable(),
    missing: z.int().nullable(),
    bytes: z.int().nullable(),
  }),
  file: z.strictObject({ name: z.string(), size: z.int() }).nullable(),
  /** In the reader's language: why it failed, or why the attempt before did. */
  error: z.string().nullable(),
  isSeen: z.boolean(),
  /** False for a job of somebody else. */
  isOwn: z.boolean(),
  /** Somebody asked it to stop, and it has not yet. */
  isStopping: z.boolean(),
})
export type Job = z.infer<typeof job>

const one = z.strictObject({ id: rowId })
const list = z.strictObject({
  kind: filter(kind),
  state: filter(state),
  ...createdDays,
  /** The jobs older than this one. */
  before: filter(rowId),
  maxResultCount: resultCount(100).default(20),
})
const page = listOf(job)
const ordered = z.strictObject({ id: z.int() })

/** The largest file of an import. It is read as a stream, row by row. */
export const MOST_IMPORT_BYTES = 100 * MB

export const jobs = {
  getState: endpoint({
    path: `${SERVICES}/Job/GetState`,
    access: 'signedIn',
    output: z.strictObject({ open: z.int(), unseen: z.int(), /** Of bursts (B-76); 0 without the permit. */ notices: z.int() }),
    summary: 'How many of the own jobs wait or run, how many have ended and were not seen, and how many notices of bursts were not seen',
  }),
  getAll: endpoint({
    path: `${SERVICES}/Job/GetAll`,
    access: 'signedIn',
    input: list,
    output: page,
    summary: 'The own jobs, newest first',
  }),
  getEverybodys: endpoint({
    path: `${SERVICES}/Job/GetEverybodys`,
    access: { permit: 'Job/View' },
    input: list,
    output: page,
    summary: 'The jobs of everybody and of the site itself, newest first',
  }),
  get: endpoint({
    path: `${SERVICES}/Job/Get`,
    access: 'signedIn',
    input: one,
    output: job,
    summary: 'One job: an own one, or any with Job/View',
  }),
  see: endpoint({
    path: `${SERVICES}/Job/See`,
    access: 'signedIn',
    refusedInDemo: true,
    output: z.null(),
    summary: 'Marks the own jobs that have ended as seen',
  }),
  cancel: endpoint({
    path: `${SERVICES}/Job/Cancel`,
    access: 'signedIn',
    refusedInDemo: true,
    input: one,
    output: job,
    summary: 'Stops an own job: at once while it waits, at its next step while it runs',
  }),
  retry: endpoint({
    path: `${SERVICES}/Job/Retry`,
    access: 'signedIn',
    refusedInDemo: true,
    input: one,
    output: job,
    summary: 'Lets an own job that failed or was stopped go on from where it came to',
  }),
  export: endpoint({
    path: `${SERVICES}/Job/Export`,
    access: 'signedIn',
    refusedInDemo: true,
    input: z.strictObject({
      resource,
      format,
      /** Filters and order, as the resource's Export takes them. */
      list: z.record(plainString, z.union([plainString, z.number(), z.boolean(), z.null()])).default({}),
    }),
    output: ordered,
    summary: "Orders a file with all rows of a list; asks for the resource's Export permit",
  }),
}

/** The calls that take or send a file. */
export const jobFiles = {
  import: endpoint({
    path: `${SERVICES}/Job/Import`,
    access: 'signedIn',
    refusedInDemo: true,
    input: z.strictObject({
      resource,
      format,
      /** The encoding of a CSV that proves none. */
      encoding: z.enum(TEXT_ENCODINGS).optional(),
      /** The name of the sheet of a workbook; without one the first is read. */
      sheet: plainString.max(255).optional(),
    }),
    takesKey: true,
    budget: { bytes: MOST_IMPORT_BYTES + MB },
    timeout: 300_000,
    output: ordered,
    summary:
      "Takes a file (multipart, field `file`; the rest in the query) and orders the import of its rows; asks for the resource's Import permit",
  }),
  download: endpoint({
    path: `${SERVICES}/Job/GetFile`,
    access: 'signedIn',
    input: one,
    body: 'bare',
    output: z.string(),
    summary: 'The file of an own job: an export, a log, or the rows that an import refused',
    timeout: 300_000,
  }),
}
