import { z } from 'zod'
import { endpoint, SERVICES } from '../endpoint.ts'
import { listOf } from '../schema.ts'
import { uploadView } from './uploads.ts'

// B-117: files with the same content, the content under an address and those from before, and files that are cut out of pictures.

/** The most earlier contents of a file that are kept. */
export const MOST_VERSIONS = 10

const id = z.string().regex(/^[a-z0-9]{16,40}$/)

const sameFile = z.strictObject({ id: z.string(), url: z.string(), name: z.string(), creationTime: z.string() })
export type SameFile = z.infer<typeof sameFile>

const version = z.strictObject({
  id: z.string(),
  name: z.string(),
  size: z.int(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** A tiny data URI of a picture. */
  placeholder: z.string().nullable(),
  /** The time at which another content took its place, and the person who put it there. */
  creationTime: z.string(),
  userName: z.string().nullable(),
})
export type UploadVersion = z.infer<typeof version>

export const uploadContents = {
  same: endpoint({
    path: `${SERVICES}/Upload/GetSame`,
    access: { permit: 'Upload/Add' },
    input: z.strictObject({ id }),
    output: listOf(sameFile),
    summary: 'The other files in reach that have the same content and kind as this one',
  }),
  deleteSame: endpoint({
    path: `${SERVICES}/Upload/DeleteSame`,
    access: { permit: 'Upload/Add' },
    input: z.strictObject({ id }),
    output: z.null(),
    refusedInDemo: true,
    summary: 'Deletes an own file that is used nowhere, while another file in reach has the same content',
  }),
  replace: endpoint({
    path: `${SERVICES}/Upload/Replace`,
    access: { permit: 'Upload/Edit' },
    input: z.strictObject({
      id,
      /** An own upload that is used nowhere, or an earlier content of the file. */
      by: id,
      /** The content that the caller has seen: `contentId` of the list. */
      contentId: id,
    }),
    output: z.null(),
    refusedInDemo: true,
    summary: 'Puts another content of the same kind under the address of a file; the present one is kept as an earlier content',
  }),
  versions: endpoint({
    path: `${SERVICES}/Upload/GetVersions`,
    access: { permit: 'Upload/View' },
    input: z.strictObject({ id }),
    output: listOf(version),
    summary: 'The earlier contents of a file, the latest first',
  }),
}

const percent = z.number().min(0).max(100)

export const uploadCrop = {
  crop: endpoint({
    path: `${SERVICES}/Upload/Crop`,
    access: { permit: 'Upload/Add' },
    effect: 'own',
    refusedInDemo: true,
    timeout: 60_000,
    /** The part is told in percent of the whole picture. */
    input: z.strictObject({ id, x: percent, y: percent, width: percent, height: percent }),
    output: uploadView,
    summary: 'Makes a new file of a part of a picture in reach; the picture itself stays',
  }),
}
