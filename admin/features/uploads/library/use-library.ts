import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { z } from 'zod'
import { uploadLibrary, type LibraryFile } from '../../../../contract/features/upload-library.ts'
import { useLatest } from '../../../browser/use-latest.ts'
import { useAddress } from '../../../resource/address/use-address.ts'
import { KEY } from '../../../resource/data/library.ts'
import { quietly } from '../../../session/session.ts'

export const SIZE = 48

/** The filters of the list, named alike in the address and in the call. */
export const FILTERS = [
  'keyword',
  'kind',
  'album',
  'filed',
  'tag',
  'use',
  'licence',
  'content',
  'creationTimeStart',
  'creationTimeEnd',
] as const
type Filters = Record<(typeof FILTERS)[number], string>
type Asked = Pick<z.input<typeof uploadLibrary.all.input>, (typeof FILTERS)[number]>

/** The page of the files that the address asks for, and those that are selected, also on other pages, but for those that are gone. */
export function useLibrary(gone: ReadonlySet<string>) {
  const [params, setAddress] = useAddress()
  const [choice, setChoice] = useState<Choice>({ of: '', files: [] })
  const filters = Object.fromEntries(FILTERS.map((name) => [name, params.get(name) ?? ''])) as Filters
  const asked = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')) as Asked
  const sort = params.get('sort') ?? ''
  const page = Math.max(1, Math.floor(Number(params.get('page'))) || 1)
  const rows = useQuery({
    queryKey: [KEY, { ...asked, sort, page }],
    queryFn: () =>
      quietly(uploadLibrary.all, {
        skipCount: (page - 1) * SIZE,
        maxResultCount: SIZE,
        ...asked,
        ...(sort && { sorting: sort.replace('-', ' ') }),
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  // Another search gives up the selection, which it may hide.
  const search = JSON.stringify(asked)
  const select = (files: readonly LibraryFile[]) => setChoice({ of: search, files })
  /** Another search or order begins at its first page. */
  function set(change: Record<string, string>): void {
    setAddress((now) => {
      const next = new URLSearchParams(now)
      next.delete('page')
      for (const [name, value] of Object.entries(change)) {
        if (value) next.set(name, value)
        else next.delete(name)
      }
      return next
    })
  }
  // After the last file of the last page was deleted, the address leads to a page that is there no more.
  const isBeyond = page > 1 && rows.data?.items.length === 0 && !rows.isPlaceholderData
  const lead = useLatest(() => set({ page: lastPage(rows.data?.totalCount ?? 0) }))
  useEffect(() => {
    if (isBeyond) lead.current()
  }, [isBeyond, lead])
  const selected = asTheyAre(choice.of === search ? choice.files : [], rows.data?.items ?? []).filter(({ url }) => !gone.has(url))
  return { rows, filters, isFiltered: Object.keys(asked).length > 0, sort, page, set, selected, select }
}

interface Choice {
  /** The search in which they were selected. */
  of: string
  files: readonly LibraryFile[]
}

/** The selected files as the page has them now; those of other pages as they were. */
const asTheyAre = (chosen: readonly LibraryFile[], shown: readonly LibraryFile[]) =>
  chosen.map((file) => shown.find(({ id }) => id === file.id) ?? file)

const lastPage = (count: number) => (count > SIZE ? String(Math.ceil(count / SIZE)) : '')

export type Library = ReturnType<typeof useLibrary>
