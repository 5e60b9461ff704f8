import { useQuery } from '@tanstack/react-query'
import { MAX_FILE_BYTES, MAX_PICTURE_BYTES } from '../../../../contract/features/uploads.ts'
import { uploadLibrary, type LibraryLimits } from '../../../../contract/features/upload-library.ts'
import { quietly } from '../../../session/session.ts'

const MB = 1024 * 1024
const MOST: LibraryLimits = { pictureMegabytes: MAX_PICTURE_BYTES / MB, fileMegabytes: MAX_FILE_BYTES / MB, fileTypes: [] }

/** The limits of the settings; until they are known, those that no setting exceeds. The server checks each file in any case. */
export const useLimits = (): LibraryLimits =>
  useQuery({ queryKey: ['uploadLimits'], queryFn: () => quietly(uploadLibrary.limits, {}), staleTime: 60_000 }).data ?? MOST
