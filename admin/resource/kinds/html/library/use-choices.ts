import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Album } from '../../../pieces/library/album-choice.tsx'
import type { GridFile } from '../../../pieces/library/file-grid.tsx'
import { PAGE } from '../../../pieces/library/use-library-choice.ts'
import type { Arrived } from './media-files.ts'

/** A file that may be chosen. */
export interface Choice extends GridFile {
  /** The part of it that a text holds. */
  value: Arrived
}

/** A list that is searched and read page after page. */
export interface Source {
  /** The first parts of the key under which its pages are kept. */
  key: readonly unknown[]
  /** Its files lie in albums. */
  hasAlbums?: boolean
  read: (asked: {
    maxResultCount: number
    skipCount: number
    keyword?: string
    album?: string
  }) => Promise<{ totalCount: number; items: Choice[] }>
}

/** The choices of a source by search and album, and those of them that are chosen; nothing is asked for people who may not see them. */
export function useChoices({ key, hasAlbums = false, read }: Source, mayView: boolean) {
  const [keyword, setKeyword] = useState('')
  const [album, setAlbum] = useState('')
  const [chosen, choose] = useState<Choice[]>([])
  const asked = { ...(keyword && { keyword }), ...(album && { album }) }
  const byAlbum: Album | null = hasAlbums ? { album, setAlbum } : null
  const { data, fetchNextPage, hasNextPage, isFetching, isError, error, refetch } = useInfiniteQuery({
    queryKey: [...key, 'dialog', asked],
    queryFn: ({ pageParam }) => read({ maxResultCount: PAGE, skipCount: pageParam, ...asked }),
    initialPageParam: 0,
    getNextPageParam: ({ totalCount }, pages) => (pages.length * PAGE < totalCount ? pages.length * PAGE : null),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    enabled: mayView,
  })
  return {
    mayView,
    keyword,
    setKeyword,
    byAlbum,
    chosen,
    choose,
    files: data?.pages.flatMap(({ items }) => items),
    isBusy: isFetching,
    failure: isError && !data ? { error, retry: refetch } : null,
    more: hasNextPage ? () => void fetchNextPage() : null,
  }
}

export type Choices = ReturnType<typeof useChoices>
