import { z } from 'zod'
import { endpoint, SERVICES } from '../endpoint.ts'
import { plainString } from '../field-schema.ts'
import { LIST_NAMES } from '../ignored.ts'
import { day, filter, listOf, paging } from '../schema.ts'

// B-83: the files that were uploaded, as the back office lists and deletes them.

export const UPLOAD_KINDS = ['picture', 'video', 'file'] as const

const id = z.string().regex(/^[a-z0-9]{16,40}$/)

const libraryFile = z.strictObject({
  id: z.string(),
  url: z.string(),
  name: z.string(),
  size: z.int(),
  kind: z.enum(UPLOAD_KINDS),
  creationTime: z.string(),
  /** Null for a file of the program itself, or of somebody who is no longer there. */
  userName: z.string().nullable(),
})
export type LibraryFile = z.infer<typeof libraryFile>

const limits = z.strictObject({
  pictureMegabytes: z.number(),
  fileMegabytes: z.number(),
  /** Endings of names without dot; without any, every file is taken. */
  fileTypes: z.array(z.string()),
})
export type LibraryLimits = z.infer<typeof limits>

export const uploadLibrary = {
  limits: endpoint({
    path: `${SERVICES}/Upload/GetLimits`,
    access: { permit: 'Upload/Add' },
    output: limits,
    summary: 'The sizes and types of files that the settings allow',
  }),
  all: endpoint({
    path: `${SERVICES}/Upload/GetAll`,
    access: { permit: 'Upload/View' },
    input: z.strictObject({
      ...paging,
      keyword: filter(plainString.trim().max(100)),
      kind: filter(z.enum(UPLOAD_KINDS)),
      /** Uploaded on these days; both are included, in the time zone of the site. */
      creationTimeStart: filter(day),
      creationTimeEnd: filter(day),
    }),
    ignored: LIST_NAMES,
    output: listOf(libraryFile),
    summary: 'The uploaded files, the latest first: all of them for those whose roles reach all rows, else their own',
  }),
  delete: endpoint({
    path: `${SERVICES}/Upload/Delete`,
    access: { permit: 'Upload/Delete' },
    input: z.strictObject({ id }),
    output: z.null(),
    refusedInDemo: true,
    timeout: 30_000,
    summary: 'Deletes a file that no row, no version and no text names; the operator can bring it back from the files that were set aside',
  }),
}
