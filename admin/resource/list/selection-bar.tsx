import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { permitOf } from '../../../contract/resource.ts'
import { useCan } from '../../session/use-can.ts'
import { Selection } from '../pieces/selection.tsx'
import type { Screen } from '../kinds/screen.ts'
import { useBatch } from './use-batch.ts'
import { useDelete } from './use-delete.ts'
import type { List } from '../address/use-list.ts'

/** The actions for the selected rows. */
export function SelectionBar({ screen: { resource }, list: { selected, select } }: { screen: Screen; list: List }) {
  const { t } = useTranslation()
  const remove = useDelete(resource)
  const { publish, unpublish, isBusy } = useBatch(resource, select)
  const canDelete = useCan(permitOf(resource, 'Delete'))
  const canPublish = useCan(permitOf(resource, 'Publish')) && resource.publishable
  return (
    <Selection number={selected.length} clear={() => select([])}>
      {canPublish && (
        <>
          <Button size="small" loading={isBusy} onClick={() => publish(selected)}>
            {t('admin.listing.publish')}
          </Button>
          <Button size="small" disabled={isBusy} onClick={() => unpublish(selected)}>
            {t('admin.listing.unpublish')}
          </Button>
        </>
      )}
      {canDelete && (
        <Button
          size="small"
          danger
          disabled={isBusy}
          onClick={() => remove([...selected], (deleted) => select(selected.filter((id) => !deleted.includes(id))))}
        >
          {t('admin.list.batchDelete')}
        </Button>
      )}
    </Selection>
  )
}
