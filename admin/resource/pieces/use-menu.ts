import type { MenuProps } from 'antd'
import { useRef, type RefObject } from 'react'

export type MenuItems = NonNullable<MenuProps['items']>

/**
 * A menu behind a button. Before an entry acts the focus is on the button again, so that a dialog it opens gives it back there; and the key that
 * chose the entry does nothing else: without that it would press the dialog's first button as well.
 */
export function useMenu(items: MenuItems): { menu: MenuProps; button: RefObject<HTMLButtonElement | null> } {
  const button = useRef<HTMLButtonElement>(null)
  const wrapped = items.map((item) => {
    if (!item || !('onClick' in item) || !item.onClick) return item
    const { onClick } = item
    return {
      ...item,
      onClick: (info: Parameters<typeof onClick>[0]) => {
        info.domEvent.preventDefault()
        button.current?.focus()
        onClick(info)
      },
    }
  })
  return { menu: { items: wrapped }, button }
}
