import { Activity, createContext, use, useLayoutEffect, useMemo, useState, type ContextType, type ReactNode } from 'react'
import {
  UNSAFE_DataRouterDataContext as DataContext,
  UNSAFE_DataRouterStateContext as StateContext,
  UNSAFE_LocationContext as LocationContext,
} from 'react-router'
import { useTranslation } from 'react-i18next'
import { Popups } from './popups.tsx'

interface Place {
  /** The path of its tab. */
  path: string
  /** True if the page stays alive when another is shown. */
  isKept: boolean
}

const PlaceContext = createContext<Place>({ path: '', isKept: false })

/** The view around a component. */
export const usePlace = () => use(PlaceContext)

/** The value of the time when the view was active last. An equal value keeps its identity, so that nothing renders again. */
function useLast<T>(value: T, isActive: boolean, isSame: (one: T, other: T) => boolean = Object.is): T {
  const [last, setLast] = useState(value)
  const isNew = isActive && !isSame(value, last)
  if (isNew) setLast(value)
  return isNew ? value : last
}

type Whereabouts = ContextType<typeof LocationContext>

/** Equal addresses: a return to the page renders nothing again. */
const isSameAddress = ({ location: one }: Whereabouts, { location: other }: Whereabouts) =>
  one.pathname === other.pathname && one.search === other.search && one.hash === other.hash && one.state === other.state

interface ViewProps extends Place {
  isActive: boolean
  children: ReactNode
}

/**
 * A page that is kept alive while another is shown (S-09): inputs, selections and open parts stay, effects end. A hidden page must not see the addresses
 * of other pages, so the router's contexts keep their last values for it.
 */
export function View({ path, isKept, isActive, children }: ViewProps) {
  const { t } = useTranslation()
  const location = useLast(use(LocationContext), isActive, isSameAddress)
  const state = useLast(use(StateContext), isActive)
  const data = useLast(use(DataContext), isActive)
  const place = useMemo(() => ({ path, isKept }), [path, isKept])
  const errors = data?.errors
  // The router makes a new element at each navigation. The old one is kept until the address changes, or an error comes or goes.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- `children` is left out on purpose
  const page = useMemo(() => children, [location, errors])
  return (
    <Activity mode={isActive ? 'visible' : 'hidden'}>
      <LocationContext value={location}>
        <StateContext value={state}>
          <DataContext value={data}>
            <PlaceContext value={place}>
              <Popups label={t('admin.shell.popups')}>
                <Unfocused>{page}</Unfocused>
              </Popups>
            </PlaceContext>
          </DataContext>
        </StateContext>
      </LocationContext>
    </Activity>
  )
}

/** Takes the focus out of a page before it rests: an open calendar looks at its elements when it loses the focus, so they must still be there. */
function Unfocused({ children }: { children: ReactNode }) {
  useLayoutEffect(
    () => () => {
      const focused = document.activeElement
      if (focused instanceof HTMLElement && focused.closest('#shell-content')) focused.blur()
    },
    [],
  )
  return children
}
