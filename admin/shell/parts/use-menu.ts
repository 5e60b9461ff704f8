import type { MenuProps } from 'antd'
import { useRef, type RefObject } from 'react'

export type MenuItems = NonNullable<MenuProps['items']>

/**
 * A menu behind a button. Escape gives the focus back to the button. The button takes the focus before an entry acts, so that a dialog of the entry
 * returns the focus to it. The default action of the key is prevented: it would also press the first button of the dialog.
 */
export function useMenu(items: MenuItems): { menu: MenuProps; button: RefObject<HTMLButtonElement | null> } {
  const button = useRef<HTMLButtonElement>(null)
  const wrapped = items.map(function wrap(item): MenuItems[number] {
    if (item && 'children' in item && item.children) return { ...item, children: item.children.map(wrap) }
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
  const back: MenuProps['onKeyDown'] = ({ key }) => {
    if (key === 'Escape') button.current?.focus()
  }
  return { menu: { items: wrapped, onKeyDown: back }, button }
}
