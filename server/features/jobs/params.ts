import type { ResourceName } from '../../../contract/resources/index.ts'
import type { TextEncoding } from '../../../contract/format/text-encodings.ts'
import type { Format } from '../../../contract/sheets/formats.ts'

/** The parameters of a job that exports or imports the rows of a resource. */
export interface SheetParams {
  resource: ResourceName
  format: Format
  folder: string
}

/** A person's choice of the way in which the file of an import is read. */
export interface ReadAs {
  encoding?: TextEncoding | undefined
  /** The name of a sheet of a workbook. */
  sheet?: string | undefined
}

export interface ImportParams extends SheetParams, ReadAs {}

export interface ExportParams extends SheetParams {
  /** Filters and order, as they were sent: they are checked again when the job runs. */
  list: Record<string, unknown>
}

/** What the jobs that people look at have done; each kind has its own part of it. */
export interface JobResult {
  /** The rows that were written: into the file, the list or the backup. */
  rows?: number
  /** The rows of a file that were not imported. */
  refused?: number
  /** The texts that were longer than a cell of the file. */
  cut?: number
  /** The uploads that a backup holds, or that were set aside. */
  uploads?: number
  /** The uploads whose files were gone before the backup. */
  missing?: number
  /** The bytes of a backup. */
  bytes?: number
  /** The file that belongs to the result: its name for people, its name in the folder of the job, and its bytes. */
  file?: { name: string; at: string; size: number }
}

export const paramsOf = <P = SheetParams>({ params }: { params: string }): P => JSON.parse(params) as P
