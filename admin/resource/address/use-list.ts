import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Resource } from '../../../contract/resource.ts'
import { session } from '../../session/session.ts'
import { useStore } from '../../state/store.ts'
import { listLooks, readBeside, readLook, readSelected, withBeside, writeLook, type Beside, type ListLook } from './list-look.ts'
import { readList, ROW, writeList, type ListState } from '../data/list-query.ts'
import { useAddress } from './use-address.ts'

session.subscribe(() => {
  if (session.state.userid === null) listLooks.reset()
})

interface SetOptions {
  replace?: boolean
}

/** The query, the look and the selection of a list, all of them in the address. */
export function useList(resource: Resource) {
  const [params, setAddress] = useAddress()
  const state = useMemo(() => readList(params, resource), [params, resource])
  const [beside, put] = useBeside()
  const kept = useStore(listLooks)[resource.name]
  const look = useMemo(() => readLook(beside, kept, resource), [beside, kept, resource])
  const selected = useMemo(() => readSelected(beside), [beside])

  /** A filter or an order leads back to the first page; a filter also clears the selection, which it may hide. */
  const set = useCallback(
    (change: Partial<ListState>, options: SetOptions = {}): void => {
      const isNarrowed = 'filters' in change || 'keyword' in change
      setAddress((now) => {
        const next = writeList({ ...readList(now, resource), ...('page' in change ? {} : { page: 1 }), ...change })
        const row = now.get(ROW)
        if (row) next.set(ROW, row)
        return withBeside(next, { ...readBeside(now), ...(isNarrowed ? { selected: '' } : {}) })
      }, options)
    },
    [setAddress, resource],
  )

  // One object while nothing in it changes, so that the table does not render again with its surroundings.
  return useMemo(() => {
    /** Applies a look now and stores it for the next visit; an empty look is the default. */
    function setLook(next: ListLook): void {
      listLooks.choose(resource, next)
      put(writeLook(next))
    }
    const select = (ids: readonly number[]) => put({ selected: ids.join('.') })
    return { state, set, look, setLook, selected, select }
  }, [resource, state, set, look, selected, put])
}

export type List = ReturnType<typeof useList>

/** Local state that changes at once, with the address following. A change of the address by Back or a link replaces it. */
function useBeside(): [Beside, (change: Partial<Beside>) => void] {
  const [params, setAddress] = useAddress()
  const [own, setOwn] = useState(() => readBeside(params))
  const said = withBeside(new URLSearchParams(), readBeside(params)).toString()
  const written = useRef(said)

  useEffect(() => {
    if (said === written.current) return
    written.current = said
    setOwn(readBeside(new URLSearchParams(said)))
  }, [said])

  const put = useCallback(
    (change: Partial<Beside>) => {
      const next = { ...own, ...change }
      setOwn(next)
      written.current = withBeside(new URLSearchParams(), next).toString()
      setAddress((now) => withBeside(now, next), { replace: true })
    },
    [own, setAddress],
  )
  return [own, put]
}
