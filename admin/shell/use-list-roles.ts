import { useEffect, type RefObject } from 'react'

const MENUS = 'ul[role=menu]'
const ENTRIES = 'li[role=menuitem], li[role=none]'
const GROUPS = 'div[role=menuitem]'

/**
 * The kit's menu calls itself a menu of commands, in which links are not allowed; the sidebar is a list of links with buttons that fold its groups. The
 * kit takes no other roles for groups, so they are set in the DOM, also on entries that unfold later.
 */
export function useListRoles(nav: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = nav.current
    if (!element) return
    const rename = () => {
      for (const list of element.querySelectorAll(MENUS)) list.setAttribute('role', 'list')
      for (const entry of element.querySelectorAll(ENTRIES)) entry.setAttribute('role', 'listitem')
      for (const group of element.querySelectorAll(GROUPS)) group.setAttribute('role', 'button')
    }
    rename()
    const observer = new MutationObserver(rename)
    observer.observe(element, { subtree: true, childList: true, attributes: true, attributeFilter: ['role'] })
    return () => observer.disconnect()
  }, [nav])
}
