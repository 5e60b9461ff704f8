import { Drawer, type DrawerProps } from 'antd'
import { useRef } from 'react'

/**
 * A drawer whose title is read out when it opens: the UI kit gives the focus to a wrapper around the dialog, which has no name. A field inside that
 * has taken the focus already keeps it.
 */
export function Panel(props: Omit<DrawerProps, 'panelRef' | 'afterOpenChange'>) {
  const panel = useRef<HTMLDivElement>(null)
  const takeFocus = () => {
    const { current } = panel
    if (!current || current.contains(document.activeElement)) return
    current.tabIndex = -1
    current.focus({ preventScroll: true })
  }
  return <Drawer {...props} panelRef={panel} afterOpenChange={(isOpen) => isOpen && takeFocus()} />
}
