import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { logExports } from '../../../contract/features/log-exports.ts'
import { useAddress } from '../../resource/address/use-address.ts'

/** A row of any log. */
export interface LogRow {
  id: number
  creationTime: string
  userName: string | null
  requestId?: string
}

interface LogPage<R extends LogRow> {
  items: R[]
  older: number | null
  newer: number | null
  searchedUpTo: string | null
}

/** A log by its name, with the call that reads a page and the one for its signed file. */
export interface LogSource<R extends LogRow> {
  name: string
  read: (input: Record<string, string>) => Promise<LogPage<R>>
  file: LogFile
}

export type LogFile = (typeof logExports)[keyof typeof logExports]

const CURSORS = ['before', 'after']
const DAYS = ['creationTimeStart', 'creationTimeEnd']
const MOMENTS = ['timeFrom', 'timeUntil']
const ROW = 'row'

/** The page of a log that the address asks for, with its filters, and the row whose details are open. */
export function useLog<R extends LogRow>({ name: log, read }: LogSource<R>, filters: readonly string[]) {
  const [params, setAddress] = useAddress()
  const given = (names: readonly string[]) =>
    Object.fromEntries(names.flatMap((name) => (params.get(name) ? [[name, params.get(name)!]] : [])))
  const values: Record<string, string> = given([...filters, ...DAYS, ...MOMENTS])
  const input = { ...values, ...given(CURSORS) }
  const rows = useQuery({
    queryKey: ['log', log, input],
    queryFn: () => read(input),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const set = (change: Record<string, string>) =>
    setAddress((now) => {
      const next = new URLSearchParams(now)
      // Another search begins at its newest row; the details belong to the page that was in sight.
      if (!(ROW in change)) for (const name of [...CURSORS, ROW]) next.delete(name)
      // Other days have other hours.
      if (DAYS.some((name) => name in change)) for (const name of MOMENTS) next.delete(name)
      for (const [name, value] of Object.entries(change)) {
        if (value) next.set(name, value)
        else next.delete(name)
      }
      return next
    })
  const open = rows.data?.items.find(({ id }) => String(id) === params.get(ROW))
  return { rows, values, set, open, isAt: CURSORS.some((name) => params.has(name)), isForward: params.has('after') }
}

export type Log<R extends LogRow> = ReturnType<typeof useLog<R>>
