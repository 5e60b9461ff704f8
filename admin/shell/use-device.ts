import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { app, deskWidth } from '../state/app.ts'
import { useStore } from '../state/store.ts'

/** True on a phone. Follows the width of the page, and closes the drawer after every change of the route (S-13). */
export function useIsMobile(): boolean {
  const { device } = useStore(app)
  const { pathname } = useLocation()
  useEffect(() => {
    const desk = deskWidth()
    const follow = () => app.setDevice(desk.matches ? 'desktop' : 'mobile')
    // The width may have changed since the page was loaded.
    follow()
    desk.addEventListener('change', follow)
    return () => desk.removeEventListener('change', follow)
  }, [])
  useEffect(() => {
    if (app.state.device === 'mobile') app.closeSidebar()
  }, [pathname])
  return device === 'mobile'
}
