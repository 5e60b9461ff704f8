import { MB } from '../../../contract/budget.ts'
import { Problem } from '../../../contract/errors.ts'
import { MAX_AVATAR_BYTES, UPLOAD_FIELD, uploads } from '../../../contract/features/uploads.ts'
import type { SettingValues } from '../../../contract/settings/index.ts'
import { hasSettingEnding } from './endings.ts'
import type { Pictures } from './pictures.ts'
import type { FileStore } from './store.ts'
import { takeInFile, takeInPicture, type Received, type UploadRow } from './take-in.ts'

/** A kind of upload has its call, and rules for its files. */
export interface UploadKind {
  declared: (typeof uploads)[keyof typeof uploads]
  /** The most bytes of a file, as the settings are now. */
  most: (settings: SettingValues) => number
  /** The text that refuses a larger file. */
  words: string
  /** Refuses a file by its name. */
  refuseName?: (name: string, settings: SettingValues) => void
  /** Inspects the file and stores it. Its row is written afterwards, together with the audit row. */
  takeIn: (received: Received) => Promise<UploadRow>
  /** Called when the row is there. */
  taken?: (row: UploadRow) => void
}

/** E-07: refuses a file whose name does not end as the settings allow. */
function refuseEnding(name: string, { fileTypes }: Pick<SettingValues, 'fileTypes'>) {
  if (!hasSettingEnding(name, fileTypes)) throw refusal('problem.fileEnding', { types: fileTypes?.join(', ') })
}

const refusal = (words: string, values: Record<string, unknown> = {}) =>
  new Problem('invalid', { words, values, members: { [UPLOAD_FIELD]: words } })

/** Returns the kinds of uploads, by their names. */
export function uploadKinds(files: FileStore, pictures: Pictures): Record<keyof typeof uploads, UploadKind> {
  const picture: Pick<UploadKind, 'words' | 'takeIn' | 'taken'> = {
    words: 'problem.pictureSize',
    takeIn: (received) => takeInPicture(files, pictures.inspect, received),
    taken: ({ id, width }) => pictures.warm(id, width!),
  }
  return {
    picture: { ...picture, declared: uploads.picture, most: ({ pictureMegabytes }) => pictureMegabytes * MB },
    avatar: { ...picture, declared: uploads.avatar, most: () => MAX_AVATAR_BYTES },
    file: {
      declared: uploads.file,
      most: ({ fileMegabytes }) => fileMegabytes * MB,
      refuseName: refuseEnding,
      words: 'problem.tooLarge',
      takeIn: (received) => takeInFile(files, received),
    },
  }
}

/** Refuses a file by its name and its size; its content is judged when it is taken in. */
export function refuseFile(kind: UploadKind, { name, size }: Pick<Received, 'name' | 'size'>, settings: SettingValues): void {
  kind.refuseName?.(name, settings)
  if (size === 0) throw refusal('problem.emptyFile')
  const most = kind.most(settings)
  if (size > most) throw tooLargeFile(most, kind.words)
}

/** The refusal of a file of more than `most` bytes. */
export const tooLargeFile = (most: number, words: string) => new Problem('tooLarge', { words, values: { megabytes: most / MB } })
