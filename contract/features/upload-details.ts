import { z } from 'zod'
import { endpoint, SERVICES } from '../endpoint.ts'
import { composed } from '../field-schema.ts'
import { day } from '../schema.ts'

// B-113e: what people note about a file, and the lists that follow from it.

/** The days before the end of a licence on which the library warns. */
export const LICENCE_WARNING_DAYS = 30

/** The most tags, and the most albums, of one file. */
export const MOST_LABELS = 20

const line = (most: number) =>
  composed
    .max(most)
    .regex(/^[^\r\n]*$/)
    .nullable()
export const label = composed
  .min(1)
  .max(50)
  .regex(/^[^\r\n]*$/)

const percent = z.int().min(0).max(100)
const focus = z.strictObject({ x: percent, y: percent })

export const details = {
  /** A title that people give the file; its own name stays. */
  title: line(200),
  /** A description of the picture for visitors who do not see it; a page without one of its own uses it. */
  alt: line(300),
  altEn: line(300),
  tags: z.array(label).max(MOST_LABELS),
  albums: z.array(label).max(MOST_LABELS),
  /** The licence: it names the owner of the rights and the conditions of use. */
  licence: line(300),
  /** The last day on which it may be used. */
  licenceEnd: day.nullable(),
  /** The point of a picture that stays in sight where a page cuts it, unless the place of use names another; null for the middle. */
  focus: focus.nullable(),
}
export type UploadDetails = z.infer<z.ZodObject<typeof details>>

const id = z.string().regex(/^[a-z0-9]{16,40}$/)

/** The most files that one call notes. */
export const MOST_FILES_AT_ONCE = 200

const { tags, albums, licence, licenceEnd } = details
const labels = z.strictObject({ tags: tags.optional(), albums: albums.optional() })

const counted = z.array(z.strictObject({ label: z.string(), count: z.int() }))
const overview = z.strictObject({
  /** With the number of their files. */
  albums: counted,
  tags: counted,
  /** Files in no album. */
  unfiledCount: z.int(),
  /** Files whose licence has ended or ends soon. */
  endingCount: z.int(),
  /** Files whose content another file has too. */
  sameCount: z.int(),
})
export type LibraryOverview = z.infer<typeof overview>

const manyNotes = z.strictObject({
  ids: z.array(id).min(1).max(MOST_FILES_AT_ONCE),
  add: labels.optional(),
  remove: labels.optional(),
  licence: licence.optional(),
  licenceEnd: licenceEnd.optional(),
})
export type ManyNotes = z.infer<typeof manyNotes>

export const uploadNotes = {
  update: endpoint({
    path: `${SERVICES}/Upload/Update`,
    access: { permit: 'Upload/Edit' },
    input: z.strictObject({ id, ...z.object(details).partial().shape }),
    output: z.null(),
    refusedInDemo: true,
    summary: 'Notes title, alternative text, tags, albums, licence and focus point of a file; what is absent stays',
  }),
  updateMany: endpoint({
    path: `${SERVICES}/Upload/UpdateMany`,
    access: { permit: 'Upload/Edit' },
    input: manyNotes,
    output: z.null(),
    refusedInDemo: true,
    summary: 'Adds tags and albums to several files, takes others away, and notes one licence for all; all of it or nothing is done',
  }),
  overview: endpoint({
    path: `${SERVICES}/Upload/GetOverview`,
    access: { permit: 'Upload/View' },
    output: overview,
    summary:
      'The albums and tags of the files in reach with the number of their files, and how many have no album or a licence that ends soon',
  }),
}
