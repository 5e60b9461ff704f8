import { Activity, createContext, use, useMemo, useState, type ReactNode } from 'react'
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

/** What it was while this was looked at last. */
function useLast<T>(value: T, isActive: boolean): T {
  const [last, setLast] = useState(value)
  if (isActive && value !== last) setLast(value)
  return isActive ? value : last
}

interface ViewProps extends Place {
  isActive: boolean
  children: ReactNode
}

/**
 * A page that stays as it is while another is looked at (S-09): what was typed, chosen and unfolded remains, its effects rest. A page that
 * rests must not hear of addresses that are not its own, so the router's own contexts stand still for it.
 */
export function View({ path, isKept, isActive, children }: ViewProps) {
  const location = useLast(use(LocationContext), isActive)
  const state = useLast(use(StateContext), isActive)
  const data = useLast(use(DataContext), isActive)
  const place = useMemo(() => ({ path, isKept }), [path, isKept])
  return (
    <Activity mode={isActive ? 'visible' : 'hidden'}>
      <LocationContext value={location}>
        <StateContext value={state}>
          <DataContext value={data}>
            <PlaceContext value={place}>{children}</PlaceContext>
          </DataContext>
        </StateContext>
      </LocationContext>
    </Activity>
  )
}
