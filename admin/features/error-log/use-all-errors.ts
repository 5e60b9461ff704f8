import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { browserErrors } from '../../../contract/features/browser-errors.ts'
import { useAddress } from '../../resource/address/use-address.ts'
import { queries } from '../../session/queries.ts'
import { quietly } from '../../session/session.ts'

export const SIZE = 20
const FILTERS = ['keyword', 'state', 'creationTimeStart', 'creationTimeEnd'] as const
const KEY = 'browserErrors'

/** The errors of all browsers that the address asks for. */
export function useAllErrors() {
  const [params, setAddress] = useAddress()
  const values: Record<string, string> = Object.fromEntries(
    FILTERS.flatMap((name) => (params.get(name) ? [[name, params.get(name)!]] : [])),
  )
  const page = Math.max(1, Math.floor(Number(params.get('page'))) || 1)
  const rows = useQuery({
    queryKey: [KEY, values, page],
    queryFn: () => quietly(browserErrors.all, { ...values, skipCount: (page - 1) * SIZE, maxResultCount: SIZE }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const set = (change: Record<string, string>) =>
    setAddress((now) => {
      const next = new URLSearchParams(now)
      // Another search begins at its first page.
      if (!('row' in change)) for (const name of ['page', 'row']) next.delete(name)
      for (const [name, value] of Object.entries(change)) {
        if (value) next.set(name, value)
        else next.delete(name)
      }
      return next
    })
  return { rows, values, page, set, open: rows.data?.items.find(({ id }) => id === params.get('row')) }
}

export type AllErrorRows = ReturnType<typeof useAllErrors>

export const errorsChanged = () => queries.invalidateQueries({ queryKey: [KEY] })
