import { useQuery } from '@tanstack/react-query'
import { uploadNotes, type LibraryOverview } from '../../../contract/features/upload-details.ts'
import { queries } from '../../session/queries.ts'
import { quietly } from '../../session/session.ts'

/** The first part of the key of whatever is read of the library. */
export const KEY = 'uploads'
const NOTHING: LibraryOverview = { albums: [], tags: [], unfiledCount: 0, endingCount: 0, sameCount: 0 }

/** The albums and tags that are there, with the number of their files, and how many licences end soon; nothing until they are known. */
export function useOverview() {
  const { data = NOTHING } = useQuery({
    queryKey: [KEY, 'overview'],
    queryFn: () => quietly(uploadNotes.overview, {}),
    staleTime: 0,
  })
  const names = (labels: LibraryOverview['albums']) => labels.map(({ label }) => label)
  return { ...data, albums: names(data.albums), tags: names(data.tags), shelves: data.albums }
}

export const libraryChanged = () => queries.invalidateQueries({ queryKey: [KEY] })
