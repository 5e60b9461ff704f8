import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { englishName, type Language } from '../../../../../contract/languages.ts'
import { fileOf } from '../../../../../contract/picture-files.ts'
import { galleryPicture } from '../../../../../contract/resources/gallery-picture.ts'
import { call } from '../../../../session/session.ts'
import { endpointsOf, type Item } from '../../../data/item.ts'
import type { Arrived } from './picture-files.ts'

const PAGE = 24

/** The pictures of the gallery by search, page after page, and those of them that are chosen; nothing is asked for people who may not see them. */
export function usePictureLibrary(mayView: boolean) {
  const [keyword, setKeyword] = useState('')
  const [chosen, setChosen] = useState<readonly Item[]>([])
  const { data, fetchNextPage, hasNextPage, isFetching } = useInfiniteQuery({
    queryKey: [galleryPicture.name, 'list', 'dialog', keyword],
    queryFn: ({ pageParam }) =>
      call(endpointsOf(galleryPicture).getAll, { maxResultCount: PAGE, skipCount: pageParam, ...(keyword && { keyword }) }),
    initialPageParam: 0,
    getNextPageParam: ({ totalCount }, pages) => (pages.length * PAGE < totalCount ? pages.length * PAGE : null),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    enabled: mayView,
  })
  return {
    keyword,
    setKeyword,
    chosen,
    toggle: (item: Item) =>
      setChosen((all) => (all.some(({ id }) => id === item.id) ? all.filter(({ id }) => id !== item.id) : [...all, item])),
    items: data?.pages.flatMap(({ items }) => items as Item[]),
    isBusy: isFetching,
    more: hasNextPage ? () => void fetchNextPage() : null,
  }
}

export type PictureLibrary = ReturnType<typeof usePictureLibrary>

/** A picture of the gallery as a text holds it, with its alternative text in the language of the text. */
export const pictureOf = (item: Item, language: Language): Arrived => ({
  src: fileOf(String(item['image'])),
  alt: String(item[language === 'en' ? englishName('alt') : 'alt'] ?? ''),
})
