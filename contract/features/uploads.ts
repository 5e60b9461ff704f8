import { z } from 'zod'
import { KB } from '../budget.ts'
import { endpoint, SERVICES } from '../endpoint.ts'

/** The form field that carries the file (C-40). */
export const UPLOAD_FIELD = 'file'

/** A picture file may have 1 MB unless the screen allows more (K-01, V-02); the server refuses files above `MAX_PICTURE_BYTES`. */
export const MAX_PICTURE_BYTES = 20 * 1024 * 1024
/** 50 megapixels: a picture bomb is refused before anything is decoded. */
export const MAX_PICTURE_PIXELS = 50_000_000
/** The most memory that the decoded pixels may take: 16 bits a channel take twice as much as 8. */
export const MAX_PICTURE_BYTES_OPEN = 160_000_000
/** The most pixels of all frames of an animation together, which are decoded at once. */
export const MAX_ANIMATION_PIXELS = 40_000_000
/** K-01a: a portrait has the usual limit. */
export const MAX_AVATAR_BYTES = 1024 * KB
export const MAX_FILE_BYTES = 50 * 1024 * 1024
/** The back office sends files from this size on in pieces (B-115); a smaller one is sent anew as quickly. */
export const RESUMED_FROM = 4 * 1024 * KB
/** The bytes that a form adds around its file. */
const FORM_BYTES = 128 * KB

export const uploadView = z.strictObject({
  url: z.string(),
  name: z.string(),
  size: z.int(),
  type: z.string(),
  width: z.int().nullable(),
  height: z.int().nullable(),
})
export type UploadView = z.infer<typeof uploadView>

/** The parts that all calls share which take files in. */
export const takingIn = {
  access: { permit: 'Upload/Add' },
  effect: 'own',
  body: 'bare',
  refusedInDemo: true,
  timeout: 120_000,
  group: 'Upload',
} as const

/** Both shapes that clients of this family read: `result[0]`, and `files.file` for the editor. */
export const uploadReply = z.strictObject({
  result: z.array(uploadView),
  files: z.strictObject({ file: z.string() }),
  targetUrl: z.null(),
  success: z.literal(true),
  error: z.null(),
  unAuthorizedRequest: z.literal(false),
  __abp: z.literal(true),
})

/** Multipart with the file in the field `file`. */
export const uploads = {
  picture: endpoint({
    ...takingIn,
    path: `${SERVICES}/Upload/Picture`,
    budget: { bytes: MAX_PICTURE_BYTES + FORM_BYTES },
    output: uploadReply,
    summary: 'Takes in one picture; its type comes from its content',
  }),
  avatar: endpoint({
    ...takingIn,
    access: 'signedIn',
    path: `${SERVICES}/Upload/Avatar`,
    budget: { bytes: MAX_AVATAR_BYTES + FORM_BYTES },
    output: uploadReply,
    summary: 'Takes in a portrait of oneself, without a permit',
  }),
  file: endpoint({
    ...takingIn,
    path: `${SERVICES}/Upload/File`,
    budget: { bytes: MAX_FILE_BYTES + FORM_BYTES },
    output: uploadReply,
    summary: 'Takes in one file; a video (MP4, WebM by content) is served to be played, any other as a download only',
  }),
}
