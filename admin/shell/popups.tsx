import { ConfigProvider } from 'antd'
import { useCallback, useLayoutEffect, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** The kit then makes a place of its own below the body; its types do not know that. */
const KITS_OWN = null as unknown as HTMLElement

interface PopupsProps {
  /** The name of the landmark. */
  label: string
  children: ReactNode
}

/**
 * Gives the menus, choices, calendars and hints of its children a landmark below the body: readers of landmarks find them there, and no part of the
 * page cuts them. The landmark rests with the page: React would leave a closing menu of a resting page on the screen.
 */
export function Popups({ label, children }: PopupsProps) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const place = ref.current!
    place.hidden = false
    return () => {
      place.hidden = true
    }
  }, [])
  // Dialogs and drawers have no opener, or the body. They name themselves, and stop the page's scrolling and rest with it only in a place of the kit's.
  const placeFor = useCallback((opener?: HTMLElement) => (opener && opener !== document.body && ref.current) || KITS_OWN, [])
  return (
    <ConfigProvider getPopupContainer={placeFor}>
      {children}
      {createPortal(<div ref={ref} className="shell-popups" role="region" aria-label={label} />, document.body)}
    </ConfigProvider>
  )
}
