import { TreeSelect, type RefSelectProps, type TreeSelectProps } from 'antd'
import { useRef, useState, type ReactElement } from 'react'
import { useTreePopup } from './use-tree-popup.ts'

/** A choice from a tree, as antd draws it and as screen readers need it. */
export function TreeChoice<V>(props: Omit<TreeSelectProps<V>, 'ref' | 'onOpenChange' | 'popupRender'>) {
  const [isOpen, setOpen] = useState(false)
  const select = useRef<RefSelectProps>(null)
  const [popup, setPopup] = useState<HTMLDivElement | null>(null)
  useTreePopup({ isOpen, select, popup })
  const framed = (tree: ReactElement) => <div ref={setPopup}>{tree}</div>
  return <TreeSelect<V> {...props} ref={select} onOpenChange={setOpen} popupRender={framed} />
}
