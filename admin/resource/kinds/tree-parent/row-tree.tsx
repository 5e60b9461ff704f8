import { TreeSelect, type RefSelectProps } from 'antd'
import { useRef, useState, type ReactElement } from 'react'
import type { Resource } from '../../../../contract/resource.ts'
import { currentLanguage } from '../../../language/i18n.ts'
import { useAllRows } from '../../data/all-rows.ts'
import { titleOf } from '../../data/item.ts'
import { parentField, treeOf, without, type Branch } from '../../data/tree.ts'
import { useTreePopup } from './use-tree-popup.ts'
import { formProps, type ControlProps } from '../props/control.ts'

interface RowTreeProps extends Pick<ControlProps, 'id' | 'value' | 'onChange' | 'onBlur'> {
  /** The resource whose rows are a tree. */
  target: Resource
  /** A row that cannot be chosen, with all below it. */
  except?: number | undefined
  placeholder: string
  required?: boolean
}

/** One row, chosen from the tree of its resource. */
export function RowTree({ target, except, placeholder, required = false, value, onChange, ...handed }: RowTreeProps) {
  const { data = [], isPending } = useAllRows(target)
  const [isOpen, setOpen] = useState(false)
  const select = useRef<RefSelectProps>(null)
  const popup = useRef<HTMLDivElement>(null)
  useTreePopup({ isOpen, select, popup })
  const framed = (tree: ReactElement) => <div ref={popup}>{tree}</div>
  const label = (branch: Branch): object => ({
    value: branch.id,
    title: titleOf(target, branch, currentLanguage()),
    ...(branch.children ? { children: branch.children.map(label) } : {}),
  })
  return (
    <TreeSelect
      {...formProps(handed)}
      ref={select}
      onOpenChange={setOpen}
      popupRender={framed}
      loading={isPending}
      treeData={without(treeOf(data, parentField(target.fields)!), except).map(label)}
      treeDefaultExpandAll
      showSearch={{ treeNodeFilterProp: 'title' }}
      allowClear={!required}
      placeholder={placeholder}
      value={(value as number | null) ?? null}
      onChange={(chosen) => onChange?.(chosen ?? null)}
    />
  )
}
