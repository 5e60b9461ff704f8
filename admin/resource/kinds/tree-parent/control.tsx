import { TreeSelect } from 'antd'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../language/i18n.ts'
import type { ControlProps } from '../props/control.ts'
import { useAllRows } from '../../data/all-rows.ts'
import { titleOf } from '../../data/item.ts'
import { treeOf, without, type Branch } from '../../data/tree.ts'

/** The parent row, chosen from the tree; a row cannot go below itself. */
export function ParentControl({ id, value, onChange, onBlur, name, resource, item }: ControlProps) {
  const { t } = useTranslation()
  const { data = [], isPending } = useAllRows(resource)
  const label = (branch: Branch): object => ({
    value: branch.id,
    title: titleOf(resource, branch, currentLanguage()),
    ...(branch.children ? { children: branch.children.map(label) } : {}),
  })
  return (
    <TreeSelect
      {...(id ? { id } : {})}
      loading={isPending}
      treeData={without(treeOf(data, name), item?.id).map(label)}
      treeDefaultExpandAll
      showSearch={{ treeNodeFilterProp: 'title' }}
      allowClear
      placeholder={t('admin.list.root')}
      value={(value as number | null) ?? null}
      onChange={(chosen) => onChange?.(chosen ?? null)}
      {...(onBlur ? { onBlur } : {})}
    />
  )
}
