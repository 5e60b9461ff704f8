import { useEffect, useId, type RefObject } from 'react'

interface TreePopup {
  isOpen: boolean
  /** antd's handle of the select, which holds the field. */
  select: RefObject<{ nativeElement: HTMLElement } | null>
  /** Null until the kit has drawn it, which may be later than it opens. */
  popup: HTMLElement | null
}

/**
 * Says to screen readers what the field of a tree select opens, and which entry the arrows have reached. antd names a list that does not exist, says the
 * reached entry at the tree, which never has the focus, and leaves out the levels.
 */
export function useTreePopup({ isOpen, select, popup }: TreePopup): void {
  const id = useId()
  useEffect(() => {
    const field = select.current?.nativeElement.querySelector<HTMLInputElement>('[role=combobox]')
    if (!isOpen || !field || !popup) return
    const tell = () => {
      const tree = popup.querySelector<HTMLElement>('[role=tree]')
      const reached = tree?.getAttribute('aria-activedescendant')
      setAll(field, { 'aria-haspopup': 'tree', 'aria-controls': tree && id, 'aria-owns': null, 'aria-activedescendant': reached })
      if (!tree) return
      setAll(tree, { id, 'aria-label': field.labels?.[0]?.textContent?.trim() })
      for (const entry of tree.querySelectorAll('[role=treeitem]'))
        setAll(entry, { 'aria-level': String(entry.querySelectorAll('.ant-select-tree-indent-unit').length + 1) })
    }
    tell()
    const watch = new MutationObserver(tell)
    watch.observe(popup, { childList: true, subtree: true, attributeFilter: ['aria-activedescendant'] })
    return () => {
      watch.disconnect()
      setAll(field, { 'aria-controls': null, 'aria-activedescendant': null })
    }
  }, [isOpen, id, select, popup])
}

function setAll(element: Element, attributes: Record<string, string | null | undefined>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (!value) element.removeAttribute(name)
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value)
  }
}
