import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MAX_FILE_BYTES, MAX_PICTURE_BYTES } from '../../../contract/features/uploads.ts'
import { uploadLibrary, type LibraryLimits, type UPLOAD_KINDS } from '../../../contract/features/upload-library.ts'
import { uploadIdOf } from '../../../contract/picture-files.ts'
import { useAddress } from '../../resource/address/use-address.ts'
import { queries } from '../../session/queries.ts'
import { quietly } from '../../session/session.ts'
import { useDelete } from './uses/use-delete.tsx'

export const SIZE = 10
const KEY = 'uploads'
const MB = 1024 * 1024
const MOST: LibraryLimits = { pictureMegabytes: MAX_PICTURE_BYTES / MB, fileMegabytes: MAX_FILE_BYTES / MB, fileTypes: [] }

/** The page of the uploaded files that the address asks for. */
export function useLibrary() {
  const [params, setAddress] = useAddress()
  const keyword = params.get('keyword') ?? ''
  const kind = params.get('kind') ?? ''
  const days = {
    creationTimeStart: params.get('creationTimeStart') ?? '',
    creationTimeEnd: params.get('creationTimeEnd') ?? '',
  }
  const page = Math.max(1, Math.floor(Number(params.get('page'))) || 1)
  const rows = useQuery({
    queryKey: [KEY, { keyword, kind, ...days, page }],
    queryFn: () =>
      quietly(uploadLibrary.all, {
        skipCount: (page - 1) * SIZE,
        maxResultCount: SIZE,
        ...(keyword && { keyword }),
        ...(kind && { kind: kind as (typeof UPLOAD_KINDS)[number] }),
        ...(days.creationTimeStart && { creationTimeStart: days.creationTimeStart }),
        ...(days.creationTimeEnd && { creationTimeEnd: days.creationTimeEnd }),
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const set = (change: Record<string, string>) =>
    setAddress((now) => {
      const next = new URLSearchParams(now)
      // Another search begins at its first page.
      next.delete('page')
      for (const [name, value] of Object.entries(change)) {
        if (value) next.set(name, value)
        else next.delete(name)
      }
      return next
    })
  const isFiltered = [keyword, kind, ...Object.values(days)].some((one) => one !== '')
  return { rows, keyword, kind, days, isFiltered, page, set }
}

export type Library = ReturnType<typeof useLibrary>

export const libraryChanged = () => queries.invalidateQueries({ queryKey: [KEY] })

/** The limits of the settings; until they are known, those that no setting exceeds. The server checks each file in any case. */
export const useLimits = (): LibraryLimits =>
  useQuery({ queryKey: ['uploadLimits'], queryFn: () => quietly(uploadLibrary.limits, {}), staleTime: 60_000 }).data ?? MOST

/** Deletes files on the server, and remembers which are gone: the cards above show them no more. */
export function useDeleting() {
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const remove = useDelete(async (id) => {
    setGone((all) => new Set([...all, `/media/${id}`]))
    await libraryChanged()
  })
  return { gone, remove: (address: string) => remove(uploadIdOf(address)) }
}
