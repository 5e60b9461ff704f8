import { useTranslation } from 'react-i18next'
import type { ControlProps } from '../props/control.ts'
import { RowTree } from './row-tree.tsx'

/** The parent row, chosen from the tree; a row cannot go below itself. */
export function ParentControl({ resource, item, ...handed }: ControlProps) {
  const { t } = useTranslation()
  return <RowTree {...handed} target={resource} except={item?.id} placeholder={t('admin.list.root')} />
}
