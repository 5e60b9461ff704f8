import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { clearAfterSignOut } from '../session/queries.ts'
import { LateOverlays } from './late-overlays.tsx'
import { Popups } from './popups.tsx'
import { Shell } from './shell.tsx'
import { Themed } from './themed.tsx'

/** The root of the back office behind the login: the theme and the shell. */
export const Component = () => {
  const { t } = useTranslation()
  useEffect(() => clearAfterSignOut, [])
  return (
    <Themed>
      {() => (
        <Popups label={t('admin.shell.barPopups')}>
          <LateOverlays />
          <Shell />
        </Popups>
      )}
    </Themed>
  )
}
