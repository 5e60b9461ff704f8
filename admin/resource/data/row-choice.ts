import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState, type UIEvent } from 'react'
import type { Resource } from '../../../contract/resource.ts'
import { useSettled } from '../../browser/use-settled.ts'
import { currentLanguage } from '../../language/i18n.ts'
import { call, quietly } from '../../session/session.ts'
import { endpointsOf, titleOf, type Item } from './item.ts'
import { useMayView } from './may-view.ts'

export interface RowOption {
  value: number
  label: string
}

const PAGE = 20
/** The next page is fetched this near the end of the list. */
const NEAR_PX = 96

interface Offered {
  /** Names that are known without asking. */
  known?: readonly RowOption[]
  /** Filters that offered rows pass. */
  only?: Readonly<Record<string, string>>
  /** The text of an option, where it is not the title of the row. */
  labelOf?: (item: Item) => string
}

/** The props of a select over the rows of a resource: options by search, page after page, and the names of the rows chosen already. */
export function useRowChoice(target: Resource, chosen: readonly number[], { known = [], only = {}, labelOf }: Offered = {}) {
  const [keyword, setKeyword] = useState('')
  const found = useFound(target, { keyword: useSettled(keyword), only, labelOf: labelOf ?? titled(target) })
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

interface Search extends Required<Pick<Offered, 'only' | 'labelOf'>> {
  keyword: string
}

function useFound(target: Resource, { keyword, only, labelOf }: Search) {
  const mayView = useMayView(target)
  const { data, fetchNextPage, hasNextPage, isFetching } = useInfiniteQuery({
    queryKey: [target.name, 'list', 'search', keyword, only],
    queryFn: ({ pageParam }) =>
      call(endpointsOf(target).getAll, { ...only, maxResultCount: PAGE, skipCount: pageParam, ...(keyword ? { keyword } : {}) }),
    initialPageParam: 0,
    getNextPageParam: ({ totalCount }, pages) => (pages.length * PAGE < totalCount ? pages.length * PAGE : null),
    enabled: mayView,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
  return {
    options: (data?.pages ?? []).flatMap(({ items }) => (items as Item[]).map((item) => ({ value: item.id, label: labelOf(item) }))),
    isBusy: isFetching,
    more: () => {
      if (hasNextPage && !isFetching) void fetchNextPage()
    },
  }
}

/** The names of these rows, read one by one; a row that is gone has none. */
export function useNamed(target: Resource, ids: readonly number[]): RowOption[] {
  const mayView = useMayView(target)
  const { data = [] } = useQuery({
    queryKey: [target.name, 'list', 'chosen', ids],
    queryFn: () => Promise.all(ids.map((id) => quietly(endpointsOf(target).get, { id }).catch(() => null))),
    enabled: mayView && ids.length > 0,
    staleTime: 30_000,
  })
  return data.flatMap((row) => (row ? [optionOf(target)(row as Item)] : []))
}

const titled = (target: Resource) => (item: Item) => titleOf(target, item, currentLanguage())

const optionOf =
  (target: Resource) =>
  (item: Item): RowOption => ({ value: item.id, label: titled(target)(item) })

const merged = (...options: (readonly RowOption[])[]): RowOption[] => [
  ...new Map(options.flat().map((option) => [option.value, option])).values(),
]
