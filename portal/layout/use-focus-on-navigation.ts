import { useEffect, useRef } from 'react'

/** In the app a new page comes without a new document, so the focus is moved to its beginning, as a new document would do. */
export function useFocusOnNavigation(pathname: string) {
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
}
