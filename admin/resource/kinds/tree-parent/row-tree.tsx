import type { Resource } from '../../../../contract/resource.ts'
import { currentLanguage } from '../../../language/i18n.ts'
import { useTreeRows } from '../../data/tree-rows.ts'
import { titleOf, type Item } from '../../data/item.ts'
import { parentField, treeOf, without, type Branch } from '../../data/tree.ts'
import { TreeChoice } from './tree-choice.tsx'
import { formProps, type ControlProps } from '../props/control.ts'
import { clearing } from '../../pieces/clearing.tsx'

interface RowTreeProps extends Pick<ControlProps, 'id' | 'value' | 'onChange' | 'onBlur'> {
  /** The resource whose rows are a tree. */
  target: Resource
  /** A row that cannot be chosen, with all below it. */
  except?: number | undefined
  /** The rows that may be chosen; without it all. */
  only?: (row: Item) => boolean
  placeholder: string
  required?: boolean
  /** Any number of rows; the value is then a list. */
  multiple?: boolean
  /** Names the field where no label of a form does. */
  label?: string
  className?: string
}

/** One row or several, chosen from the tree of their resource. */
export function RowTree({
  target,
  except,
  only = () => true,
  placeholder,
  required = false,
  multiple = false,
  label: name,
  ...props
}: RowTreeProps) {
  const { value, onChange, className, ...handed } = props
  const { data = [], isPending } = useTreeRows(target)
  const label = (branch: Branch): object => ({
    value: branch.id,
    title: titleOf(target, branch, currentLanguage()),
    ...(branch.children ? { children: branch.children.map(label) } : {}),
  })
  return (
    <TreeChoice
      {...formProps(handed)}
      loading={isPending}
      treeData={without(treeOf(data.filter(only), parentField(target.fields)!), except).map(label)}
      treeDefaultExpandAll
      showSearch={{ treeNodeFilterProp: 'title' }}
      allowClear={clearing(!required)}
      placeholder={placeholder}
      {...(name ? { 'aria-label': name } : {})}
      {...(className ? { className } : {})}
      multiple={multiple}
      value={((value as number | number[] | null) ?? (multiple ? [] : null)) as number}
      onChange={(chosen: number | undefined) => onChange?.(chosen ?? null)}
    />
  )
}
