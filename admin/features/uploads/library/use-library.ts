import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { uploadLibrary, type UPLOAD_KINDS, type UPLOAD_USES } from '../../../../contract/features/upload-library.ts'
import { useAddress } from '../../../resource/address/use-address.ts'
import { quietly } from '../../../session/session.ts'
import { KEY } from './overview.ts'

export const SIZE = 10

/** The page of the uploaded files that the address asks for. */
export function useLibrary() {
  const [params, setAddress] = useAddress()
  const keyword = params.get('keyword') ?? ''
  const kind = params.get('kind') ?? ''
  const album = params.get('album') ?? ''
  const tag = params.get('tag') ?? ''
  const use = params.get('use') ?? ''
  const licence = params.get('licence') ?? ''
  const days = {
    creationTimeStart: params.get('creationTimeStart') ?? '',
    creationTimeEnd: params.get('creationTimeEnd') ?? '',
  }
  const page = Math.max(1, Math.floor(Number(params.get('page'))) || 1)
  const rows = useQuery({
    queryKey: [KEY, { keyword, kind, album, tag, use, licence, ...days, page }],
    queryFn: () =>
      quietly(uploadLibrary.all, {
        skipCount: (page - 1) * SIZE,
        maxResultCount: SIZE,
        ...(keyword && { keyword }),
        ...(kind && { kind: kind as (typeof UPLOAD_KINDS)[number] }),
        ...(album && { album }),
        ...(tag && { tag }),
        ...(use && { use: use as (typeof UPLOAD_USES)[number] }),
        ...(licence && { licence: 'ending' as const }),
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
  const isFiltered = [keyword, kind, album, tag, use, licence, ...Object.values(days)].some((one) => one !== '')
  return { rows, keyword, kind, album, tag, use, licence, days, isFiltered, page, set }
}

export type Library = ReturnType<typeof useLibrary>
