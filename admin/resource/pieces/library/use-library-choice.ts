import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { uploadLibrary, type LibraryFile } from '../../../../contract/features/upload-library.ts'
import { call } from '../../../session/session.ts'
import { KEY } from '../../data/library.ts'
import type { GridFile } from './file-grid.tsx'

/** The number of files that are fetched at once. */
export const PAGE = 24

export interface Choosable extends GridFile {
  alt: string | null
  altEn: string | null
}

/** The pictures of the library by words and album, page after page, and those of them that are chosen; nothing is asked before it is shown. */
export function useLibraryChoice(isShown: boolean) {
  const [keyword, setKeyword] = useState('')
  const [album, setAlbum] = useState('')
  const [chosen, choose] = useState<Choosable[]>([])
  const asked = { kind: 'picture', ...(keyword && { keyword }), ...(album && { album }) } as const
  const { data, fetchNextPage, hasNextPage, isFetching, isError, error, refetch } = useInfiniteQuery({
    queryKey: [KEY, 'choice', asked],
    queryFn: ({ pageParam }) => call(uploadLibrary.all, { maxResultCount: PAGE, skipCount: pageParam, ...asked }),
    initialPageParam: 0,
    getNextPageParam: ({ totalCount }, pages) => (pages.length * PAGE < totalCount ? pages.length * PAGE : null),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    enabled: isShown,
  })
  return {
    keyword,
    setKeyword,
    album,
    setAlbum,
    chosen,
    choose,
    files: data?.pages.flatMap(({ items }) => items.map(shownAs)),
    isBusy: isFetching,
    failure: isError && !data ? { error, retry: refetch } : null,
    more: hasNextPage ? () => void fetchNextPage() : null,
  }
}

export type LibraryChoice = ReturnType<typeof useLibraryChoice>

/** A file goes by its title, and without one by its own name. */
const shownAs = ({ id, url, kind, name, title, alt, altEn }: LibraryFile): Choosable => ({
  id,
  url,
  kind,
  title: title ?? name,
  alt,
  altEn,
})
