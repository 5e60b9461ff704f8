import { useQuery } from '@tanstack/react-query'
import { uploadNotes, type LibraryOverview } from '../../../../contract/features/upload-details.ts'
import { queries } from '../../../session/queries.ts'
import { quietly } from '../../../session/session.ts'

/** The first part of the key of whatever is read of the library. */
export const KEY = 'uploads'
const NOTHING: LibraryOverview = { albums: [], tags: [], endingCount: 0, sameCount: 0 }

/** The albums and tags that are there, and how many licences end soon; nothing until they are known. */
export const useOverview = (): LibraryOverview =>
  useQuery({ queryKey: [KEY, 'overview'], queryFn: () => quietly(uploadNotes.overview, {}), staleTime: 0 }).data ?? NOTHING

export const libraryChanged = () => queries.invalidateQueries({ queryKey: [KEY] })
