import { useQuery } from '@tanstack/react-query'
import { MAX_FILE_BYTES, MAX_PICTURE_BYTES } from '../../../contract/features/uploads.ts'
import { uploadLibrary, type LibraryLimits } from '../../../contract/features/upload-library.ts'
import { PICTURE_TYPES } from '../../../contract/media-types.ts'
import { quietly } from '../../session/session.ts'
import { useCanAsk } from '../../session/use-can.ts'
import type { UploadLimits } from './upload-checks.ts'

const MB = 1024 * 1024
const MOST: LibraryLimits = { pictureMegabytes: MAX_PICTURE_BYTES / MB, fileMegabytes: MAX_FILE_BYTES / MB, fileTypes: [] }

/** The limits of the settings; until they are known, those that no setting exceeds. The server checks each file in any case. */
export function useLimits(): LibraryLimits {
  const enabled = useCanAsk('Upload/Add')
  const ask = { queryKey: ['uploadLimits'], queryFn: () => quietly(uploadLibrary.limits, {}), staleTime: 60_000 }
  return useQuery({ ...ask, enabled }).data ?? MOST
}

/** The limits of pictures of the site. An avatar keeps the default of 1 MB (K-01). */
export const usePictureLimits = (): UploadLimits => ({ types: PICTURE_TYPES, fileSize: useLimits().pictureMegabytes })

/** The limits of other files: of these types, or else of those that the settings allow. */
export function useFileLimits(types?: readonly string[]): UploadLimits & { fileSize: number } {
  const { fileMegabytes: fileSize, fileTypes } = useLimits()
  if (types) return { types, fileSize }
  return fileTypes.length > 0 ? { types: fileTypes.map((type) => `.${type}`), fileSize } : { fileSize }
}
