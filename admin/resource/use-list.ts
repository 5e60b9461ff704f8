import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { Resource } from '../../contract/resource.ts'
import { readList, writeList, type ListState } from './list-query.ts'

/** The state of a list, kept in the address. Whatever narrows or orders it leads back to the first page. */
export function useList(resource: Resource) {
  const [params, setParams] = useSearchParams()
  const state = useMemo(() => readList(params, resource), [params, resource])
  const set = (change: Partial<ListState>, manners: { replace?: boolean } = {}) =>
    setParams(writeList({ ...state, ...('page' in change ? {} : { page: 1 }), ...change }), manners)
  return { state, set }
}
