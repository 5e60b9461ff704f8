import { UPLOAD_DEFAULTS } from '../../../contract/format/upload-defaults.ts'

/** The limits of an upload (V-02). */
export interface UploadLimits {
  /** MIME types, groups of them (`image/*`) or extensions (`.png`); any picture if absent. */
  types?: readonly string[]
  /** In megabytes; 1 by default (K-01). */
  fileSize?: number
  /** The most files; 0 means any number. */
  limit?: number
}

/** The reason for a refusal before sending: a key of `admin.upload` and its parameters. */
export type UploadProblem =
  | { words: 'pictureFormat' | 'fileFormat'; formats: readonly string[] }
  | { words: 'pictureSize' | 'fileSize'; megabytes: number }
  | { words: 'pictureCount'; number: number }

const MEGABYTE = 1024 * 1024
const GROUP = /^(image|video)\//

/** V-02: checks the type by MIME type or extension, the size and the number. */
export function pictureProblem(
  file: Pick<File, 'name' | 'type' | 'size'>,
  { types, fileSize = UPLOAD_DEFAULTS.megabytes, limit = 0 }: UploadLimits,
  already = 0,
): UploadProblem | null {
  if (limit > 0 && already >= limit) return { words: 'pictureCount', number: limit }
  if (!isOfType(file, types ?? ['image/*'])) return { words: 'pictureFormat', formats: formatsOf(types ?? []) }
  return file.size < fileSize * MEGABYTE ? null : { words: 'pictureSize', megabytes: fileSize }
}

/** V-03: checks the type by MIME type or extension if types are given, and the size. */
export function fileProblem(
  file: Pick<File, 'name' | 'type' | 'size'>,
  megabytes: number,
  types?: readonly string[],
): UploadProblem | null {
  if (types && !isOfType(file, types)) return { words: 'fileFormat', formats: formatsOf(types) }
  return file.size < megabytes * MEGABYTE ? null : { words: 'fileSize', megabytes }
}

function isOfType({ name, type }: Pick<File, 'name' | 'type'>, types: readonly string[]): boolean {
  const extension = /\.[^.]+$/.exec(name.toLowerCase())?.[0] ?? ''
  return types.some((allowed) => {
    if (allowed.startsWith('.')) return allowed.toLowerCase() === extension
    return allowed.endsWith('/*') ? type.startsWith(allowed.slice(0, -1)) : allowed === type || allowed.replace(GROUP, '.') === extension
  })
}

/** `image/jpeg`, `.png`, `video/mp4` → jpeg, png, mp4 */
export const formatsOf = (types: readonly string[]): string[] => types.map((type) => type.replace(/^\./, '').replace(GROUP, ''))
