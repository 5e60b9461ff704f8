import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import type { ControlProps } from '../props/control.ts'
import { RowTree } from './row-tree.tsx'

/** The parent row, chosen from the tree; a row cannot go below itself, nor into the tree of another value. */
export function ParentControl({ resource, item, field, ...handed }: ControlProps) {
  const { t } = useTranslation()
  const { within = '' } = field
  const chosen: unknown = Form.useWatch(within)
  const own = item ? item[within] : chosen
  return (
    <RowTree
      {...handed}
      target={resource}
      except={item?.id}
      {...(within && { only: (row) => row[within] === own })}
      placeholder={t('admin.list.root')}
    />
  )
}
