import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { browserCookies, YEAR } from '../cookies.ts'

const SIDEBAR_COOKIE = 'sidebarStatus'
const wide = () => matchMedia('(min-width: 992px)')

function onWidth(listener: () => void): () => void {
  const query = wide()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

export const useIsMobile = (): boolean => useSyncExternalStore(onWidth, () => !wide().matches)

/** S-13: open or closed, kept in a cookie, open without one; below 992 px a drawer that every route change closes. */
export function useSidebar() {
  const isMobile = useIsMobile()
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useState(() => browserCookies.get(SIDEBAR_COOKIE) !== '0')
  const [drawerAt, setDrawerAt] = useState<string | null>(null)
  const isDrawerOpen = isMobile && drawerAt === pathname

  useEffect(() => {
    if (!isMobile) setDrawerAt(null)
  }, [isMobile])

  function toggle() {
    if (isMobile) return setDrawerAt(isDrawerOpen ? null : pathname)
    browserCookies.set(SIDEBAR_COOKIE, isOpen ? '0' : '1', YEAR)
    setOpen(!isOpen)
  }
  return { isMobile, isOpen: isMobile ? isDrawerOpen : isOpen, toggle, close: () => setDrawerAt(null) }
}
