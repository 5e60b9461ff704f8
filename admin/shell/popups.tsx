import { ConfigProvider } from 'antd'
import { useCallback, useLayoutEffect, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

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
  // The kit asks for the place of a dialog or drawer with the body. They name themselves, and must lie in the body to stop its scrolling.
  const placeFor = useCallback((opener?: HTMLElement) => (opener && opener !== document.body && ref.current) || document.body, [])
  return (
    <ConfigProvider getPopupContainer={placeFor}>
      {children}
      {createPortal(<div ref={ref} className="shell-popups" role="region" aria-label={label} />, document.body)}
    </ConfigProvider>
  )
}
