import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { recycleBin, type Binned } from '../../../contract/features/recycle-bin.ts'
import { permitOf, type Resource } from '../../../contract/resource.ts'
import { allResources } from '../../../contract/resources/index.ts'
import { queries } from '../../session/queries.ts'
import { call } from '../../session/session.ts'
import { useSession } from '../../session/session.ts'
import { holdsAll } from '../../session/permits.ts'

const SIZE = 20
const DAYS = ['creationTimeStart', 'creationTimeEnd']

/** The key of a row among rows of all kinds. */
export const keyOf = ({ resource, id }: Pick<Binned, 'resource' | 'id'>) => `${resource} ${id}`

/** The kinds of rows that the person may find in the recycle bin. */
export function useKinds(): Resource[] {
  const { permits } = useSession()
  return useMemo(() => allResources.filter((r) => r.writable && holdsAll(permits, [permitOf(r, 'Delete')])), [permits])
}

/** The page of the recycle bin that the address asks for. */
export function useBin() {
  const [params, setParams] = useSearchParams()
  const kind = params.get('kind') ?? ''
  const keyword = params.get('keyword') ?? ''
  const days = Object.fromEntries(DAYS.flatMap((name) => (params.get(name) ? [[name, params.get(name)!]] : [])))
  const page = Math.max(1, Math.floor(Number(params.get('page'))) || 1)
  const rows = useQuery({
    queryKey: ['recycleBin', { kind, keyword, days, page }],
    queryFn: () =>
      call(recycleBin.getAll, {
        skipCount: (page - 1) * SIZE,
        maxResultCount: SIZE,
        ...(kind && { resource: kind }),
        ...(keyword && { keyword }),
        ...days,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const set = (change: Record<string, string>) =>
    setParams((now) => {
      const next = new URLSearchParams(now)
      if (!('page' in change)) next.delete('page')
      for (const [name, value] of Object.entries(change)) {
        if (value) next.set(name, value)
        else next.delete(name)
      }
      return next
    })
  return { kind, keyword, days, page, size: SIZE, rows, set }
}

export type Bin = ReturnType<typeof useBin>

export const binChanged = () => void queries.invalidateQueries({ queryKey: ['recycleBin'] })
