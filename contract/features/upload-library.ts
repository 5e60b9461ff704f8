import { z } from 'zod'
import { endpoint, SERVICES } from '../endpoint.ts'
import { composed } from '../field-schema.ts'
import { LIST_NAMES } from '../ignored.ts'
import { createdDays, filter, listOf, paging } from '../schema.ts'
import { sortingSchema } from '../sorting.ts'
import { details } from './upload-details.ts'

// B-83: the files that were uploaded, as the back office lists and deletes them.

export const UPLOAD_KINDS = ['picture', 'video', 'file'] as const
export const UPLOAD_USES = ['used', 'unused'] as const
/** The properties by which the list is put in order. */
export const UPLOAD_ORDERS = ['creationTime', 'name', 'size', 'useCount'] as const

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
  /** The number of rows that use it. */
  useCount: z.int(),
  /** The number of other files in reach with the same content. */
  sameCount: z.int(),
  /** The content that stands under the address now: another one after each replacement. */
  contentId: z.string(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  ...details,
})
export type LibraryFile = z.infer<typeof libraryFile>

/** The versions of a row in which a file may be used: as it is edited, as visitors see it now or will, and as they saw it. */
const USE_STATES = ['draft', 'live', 'scheduled', 'past'] as const

const place = z.strictObject({
  /** The name of the resource: `news`. */
  resource: z.string(),
  id: z.int(),
  /** The title of the row, in the caller's language. */
  title: z.string().nullable(),
  fields: z.array(z.string()),
  states: z.array(z.enum(USE_STATES)),
  /** The row is in the recycle bin. */
  isDeleted: z.boolean(),
})
export type UsePlace = z.infer<typeof place>

const uses = z.strictObject({
  /** All rows that use the file. */
  totalCount: z.int(),
  /** Those that the caller may view, as many as one answer holds. */
  items: z.array(place),
  /** The number of further rows of each resource, which are not among them. */
  others: z.array(z.strictObject({ resource: z.string(), count: z.int() })),
})
export type Uses = z.infer<typeof uses>

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
      keyword: filter(composed.max(100)),
      kind: filter(z.enum(UPLOAD_KINDS)),
      album: filter(composed.max(50)),
      /** Those in no album. */
      filed: filter(z.enum(['no'])),
      tag: filter(composed.max(50)),
      use: filter(z.enum(UPLOAD_USES)),
      /** Those whose licence has ended or ends soon. */
      licence: filter(z.enum(['ending'])),
      /** Those whose content another file has too, beside each other. */
      content: filter(z.enum(['same'])),
      ...createdDays,
      sorting: filter(sortingSchema(UPLOAD_ORDERS)),
    }),
    ignored: LIST_NAMES,
    output: listOf(libraryFile),
    summary: 'The uploaded files, the latest first unless told: all of them for those whose roles reach all rows, else their own',
  }),
  uses: endpoint({
    path: `${SERVICES}/Upload/GetUses`,
    access: { permit: 'Upload/View' },
    input: z.strictObject({ id }),
    output: uses,
    summary:
      'Where a file is used: by drafts, published and past versions, and rows in the recycle bin; rows out of reach are only counted',
  }),
  delete: endpoint({
    path: `${SERVICES}/Upload/Delete`,
    access: { permit: 'Upload/Delete' },
    input: z.strictObject({ id }),
    output: z.null(),
    refusedInDemo: true,
    summary: 'Deletes a file that is used nowhere; the operator can bring it back from the files that were set aside',
  }),
  deleteUsed: endpoint({
    path: `${SERVICES}/Upload/DeleteUsed`,
    access: { permit: 'Upload/DeleteUsed' },
    input: z.strictObject({ id }),
    output: z.null(),
    refusedInDemo: true,
    summary: 'Deletes a file although rows use it: they then show it no more; the operator can bring it back as well',
  }),
}
