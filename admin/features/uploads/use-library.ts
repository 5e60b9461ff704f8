import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MAX_FILE_BYTES, MAX_PICTURE_BYTES } from '../../../contract/features/uploads.ts'
import { uploadLibrary, type LibraryLimits } from '../../../contract/features/upload-library.ts'
import { uploadIdOf } from '../../../contract/picture-files.ts'
import { quietly } from '../../session/session.ts'
import { libraryChanged } from './library/overview.ts'
import { useDelete } from './uses/use-delete.tsx'

const MB = 1024 * 1024
const MOST: LibraryLimits = { pictureMegabytes: MAX_PICTURE_BYTES / MB, fileMegabytes: MAX_FILE_BYTES / MB, fileTypes: [] }

/** The limits of the settings; until they are known, those that no setting exceeds. The server checks each file in any case. */
export const useLimits = (): LibraryLimits =>
  useQuery({ queryKey: ['uploadLimits'], queryFn: () => quietly(uploadLibrary.limits, {}), staleTime: 60_000 }).data ?? MOST

/** Deletes files on the server, and remembers which are gone: the cards above show them no more. */
export function useDeleting() {
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const forget = async (address: string) => {
    setGone((all) => new Set([...all, address]))
    await libraryChanged()
  }
  const remove = useDelete((id) => forget(`/media/${id}`))
  return { gone, forget, remove: (address: string) => remove(uploadIdOf(address)) }
}
