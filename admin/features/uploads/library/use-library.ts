import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { uploadLibrary } from '../../../../contract/features/upload-library.ts'
import { useAddress } from '../../../resource/address/use-address.ts'
import { quietly } from '../../../session/session.ts'
import { KEY } from '../../../resource/data/library.ts'

export const SIZE = 10

/** The filters of the list, named alike in the address and in the call. */
const FILTERS = ['keyword', 'kind', 'album', 'tag', 'use', 'licence', 'content', 'creationTimeStart', 'creationTimeEnd'] as const
type Filters = Record<(typeof FILTERS)[number], string>
type Asked = Pick<z.input<typeof uploadLibrary.all.input>, (typeof FILTERS)[number]>

/** The page of the uploaded files that the address asks for. */
export function useLibrary() {
  const [params, setAddress] = useAddress()
  const filters = Object.fromEntries(FILTERS.map((name) => [name, params.get(name) ?? ''])) as Filters
  const asked = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')) as Asked
  const page = Math.max(1, Math.floor(Number(params.get('page'))) || 1)
  const rows = useQuery({
    queryKey: [KEY, { ...asked, page }],
    queryFn: () => quietly(uploadLibrary.all, { skipCount: (page - 1) * SIZE, maxResultCount: SIZE, ...asked }),
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
  return { rows, filters, isFiltered: Object.keys(asked).length > 0, page, set }
}

export type Library = ReturnType<typeof useLibrary>
