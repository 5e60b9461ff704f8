import { Activity, createContext, use, useMemo, useState, type ContextType, type ReactNode } from 'react'
import {
  UNSAFE_DataRouterDataContext as DataContext,
  UNSAFE_DataRouterStateContext as StateContext,
  UNSAFE_LocationContext as LocationContext,
} from 'react-router'

interface Place {
  /** What the view is known by among the tabs. */
  path: string
  /** Whether leaving it loses nothing. */
  isKept: boolean
}

const PlaceContext = createContext<Place>({ path: '', isKept: false })

/** The view that a piece stands in. */
export const usePlace = () => use(PlaceContext)

/** What it was while this was looked at last. What is the same as that stands for it still, so that nothing is drawn anew. */
function useLast<T>(value: T, isActive: boolean, isSame: (one: T, other: T) => boolean = Object.is): T {
  const [last, setLast] = useState(value)
  const isNew = isActive && !isSame(value, last)
  if (isNew) setLast(value)
  return isNew ? value : last
}

type Whereabouts = ContextType<typeof LocationContext>

/** Whether two addresses are one: who comes back to a page finds it as it was, and waits for nothing. */
const isSameAddress = ({ location: one }: Whereabouts, { location: other }: Whereabouts) =>
  one.pathname === other.pathname && one.search === other.search && one.hash === other.hash && one.state === other.state

interface ViewProps extends Place {
  isActive: boolean
  children: ReactNode
}

/**
 * A page that stays as it is while another is looked at (S-09): what was typed, chosen and unfolded remains, its effects rest. A page that
 * rests must not hear of addresses that are not its own, so the router's own contexts stand still for it.
 */
export function View({ path, isKept, isActive, children }: ViewProps) {
  const location = useLast(use(LocationContext), isActive, isSameAddress)
  const state = useLast(use(StateContext), isActive)
  const data = useLast(use(DataContext), isActive)
  const place = useMemo(() => ({ path, isKept }), [path, isKept])
  const errors = data?.errors
  // The router makes a page anew at each navigation; here it is another one only at another address, or when it fails or no longer does.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- that is the point
  const page = useMemo(() => children, [location, errors])
  return (
    <Activity mode={isActive ? 'visible' : 'hidden'}>
      <LocationContext value={location}>
        <StateContext value={state}>
          <DataContext value={data}>
            <PlaceContext value={place}>{page}</PlaceContext>
          </DataContext>
        </StateContext>
      </LocationContext>
    </Activity>
  )
}
