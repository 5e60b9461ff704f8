import { useEffect } from 'react'
import { clearAfterSignOut } from '../session/queries.ts'
import { LateOverlays } from './late-overlays.tsx'
import { Shell } from './shell.tsx'
import { Themed } from './themed.tsx'

/** The root of the back office behind the login: the theme and the shell. */
export const Component = () => {
  useEffect(() => clearAfterSignOut, [])
  return (
    <Themed>
      {() => (
        <>
          <LateOverlays />
          <Shell />
        </>
      )}
    </Themed>
  )
}
