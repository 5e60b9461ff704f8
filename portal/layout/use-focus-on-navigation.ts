import { useEffect, useRef } from 'react'

/** In the app a new page arrives without a new document: the focus goes to its beginning, as it would there. */
export function useFocusOnNavigation(pathname: string) {
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
}
