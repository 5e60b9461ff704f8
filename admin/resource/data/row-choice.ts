import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useState, type UIEvent } from 'react'
import type { Resource } from '../../../contract/resource.ts'
import { currentLanguage } from '../../language/i18n.ts'
import { call, quietly } from '../../session/session.ts'
import { endpointsOf, titleOf, type Item } from './item.ts'

export interface RowOption {
  value: number
  label: string
}

const PAGE = 20
/** So near the end of what is there, the next page is fetched. */
const NEAR_PX = 96
/** Who is still typing is not searched for yet. */
const SETTLED_MS = 200

/** What a select over the rows of a resource needs: names by search, page after page, and the names of those chosen already. */
export function useRowChoice(target: Resource, chosen: readonly number[], known: readonly RowOption[] = []) {
  const [keyword, setKeyword] = useState('')
  const found = useFound(target, useSettled(keyword))
  const named = [...known, ...found.options]
  const others = useNamed(
    target,
    chosen.filter((id) => !named.some(({ value }) => value === id)),
  )
  return {
    options: keyword ? found.options : merged(known, others, found.options),
    loading: found.isBusy,
    showSearch: { filterOption: false, onSearch: setKeyword },
    onPopupScroll: ({ currentTarget: list }: UIEvent<HTMLElement>) => {
      if (list.scrollTop + list.clientHeight > list.scrollHeight - NEAR_PX) found.more()
    },
  }
}

function useFound(target: Resource, keyword: string) {
  const { data, fetchNextPage, hasNextPage, isFetching } = useInfiniteQuery({
    queryKey: [target.name, 'list', 'search', keyword],
    queryFn: ({ pageParam }) =>
      call(endpointsOf(target).getAll, { maxResultCount: PAGE, skipCount: pageParam, ...(keyword ? { keyword } : {}) }),
    initialPageParam: 0,
    getNextPageParam: ({ totalCount }, pages) => (pages.length * PAGE < totalCount ? pages.length * PAGE : null),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
  return {
    options: (data?.pages ?? []).flatMap(({ items }) => (items as Item[]).map(optionOf(target))),
    isBusy: isFetching,
    more: () => {
      if (hasNextPage && !isFetching) void fetchNextPage()
    },
  }
}

/** The names of rows that no page brought. */
function useNamed(target: Resource, ids: readonly number[]): RowOption[] {
  const { data = [] } = useQuery({
    queryKey: [target.name, 'list', 'chosen', ids],
    queryFn: () => Promise.all(ids.map(async (id) => (await quietly(endpointsOf(target).get, { id })) as Item)),
    enabled: ids.length > 0,
    staleTime: 30_000,
  })
  return data.map(optionOf(target))
}

const optionOf =
  (target: Resource) =>
  (item: Item): RowOption => ({ value: item.id, label: titleOf(target, item, currentLanguage()) })

const merged = (...options: (readonly RowOption[])[]): RowOption[] => [
  ...new Map(options.flat().map((option) => [option.value, option])).values(),
]

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
