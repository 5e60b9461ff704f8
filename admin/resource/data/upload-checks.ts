import { UPLOAD_DEFAULTS } from '../../../contract/format/upload-defaults.ts'

/** The limits of an upload (V-02). */
export interface UploadLimits {
  /** MIME types, groups of them (`image/*`) or extensions (`.png`); any picture if absent. */
  types?: readonly string[]
  /** In megabytes; 1 by default (K-01). */
  fileSize?: number
  /** The most files; 0 means any number. */
  limit?: number
  /** Refuses a file of the name and size of one that is there (V-03d). */
  isOnce?: boolean
}

/** The facts of a file that is there already. */
type Present = Pick<File, 'name' | 'size'>

/** The reason for a refusal before sending: a key of `admin.upload` and its parameters. */
export type UploadProblem =
  | { words: 'pictureFormat' | 'fileFormat'; formats: readonly string[] }
  | { words: 'pictureSize' | 'fileSize'; megabytes: number }
  | { words: 'pictureCount' | 'fileCount'; number: number }
  | { words: 'duplicate' }

const MEGABYTE = 1024 * 1024
const GROUP = /^(image|video)\//
/** Endings by which files of a type are named too. */
const OTHER_ENDINGS: Readonly<Record<string, string>> = { '.jpg': '.jpeg', '.jpe': '.jpeg', '.jfif': '.jpeg', '.m4v': '.mp4' }

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

/** V-03: checks the number, the type by MIME type or extension if types are given, the size, and that the file is not there already. */
export function fileProblem(
  file: Pick<File, 'name' | 'type' | 'size'>,
  { types, fileSize = UPLOAD_DEFAULTS.megabytes, limit = 0, isOnce = false }: UploadLimits,
  present: readonly Present[] = [],
): UploadProblem | null {
  if (limit > 0 && present.length >= limit) return { words: 'fileCount', number: limit }
  if (types && !isOfType(file, types)) return { words: 'fileFormat', formats: formatsOf(types) }
  if (file.size >= fileSize * MEGABYTE) return { words: 'fileSize', megabytes: fileSize }
  return isOnce && present.some(({ name, size }) => name === file.name && size === file.size) ? { words: 'duplicate' } : null
}

function isOfType({ name, type }: Pick<File, 'name' | 'type'>, types: readonly string[]): boolean {
  const extension = /\.[^.]+$/.exec(name.toLowerCase())?.[0] ?? ''
  const usual = OTHER_ENDINGS[extension] ?? extension
  return types.some((allowed) => {
    if (allowed.startsWith('.')) return allowed.toLowerCase() === extension
    return allowed.endsWith('/*') ? type.startsWith(allowed.slice(0, -1)) : allowed === type || allowed.replace(GROUP, '.') === usual
  })
}

/** `image/jpeg`, `.png`, `video/mp4` → jpeg, png, mp4 */
export const formatsOf = (types: readonly string[]): string[] => types.map((type) => type.replace(/^\./, '').replace(GROUP, ''))
