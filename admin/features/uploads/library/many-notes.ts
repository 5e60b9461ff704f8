import type { ManyNotes } from '../../../../contract/features/upload-details.ts'
import type { LibraryFile } from '../../../../contract/features/upload-library.ts'

/** The form of several files. */
export interface Given {
  addTags?: string[]
  removeTags?: string[]
  addAlbums?: string[]
  removeAlbums?: string[]
  hasLicence?: boolean
  licence?: string
  licenceEnd?: string | null
}

/** Turns the values of the dialog into the input of the call. Without the mark at the licence, that of each file stays. */
export const changeOf = ({
  addTags = [],
  removeTags = [],
  addAlbums = [],
  removeAlbums = [],
  hasLicence = false,
  ...given
}: Given): Omit<ManyNotes, 'ids'> => ({
  add: { tags: addTags, albums: addAlbums },
  remove: { tags: removeTags, albums: removeAlbums },
  ...(hasLicence && { licence: given.licence || null, licenceEnd: given.licenceEnd || null }),
})

/** The tags or albums that any of the files has, each once. */
export const labelsIn = (files: readonly LibraryFile[], kind: 'tags' | 'albums'): string[] =>
  [...new Set(files.flatMap((file) => file[kind]))].toSorted()
