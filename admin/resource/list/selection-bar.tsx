import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { permitOf, type Resource } from '../../../contract/resource.ts'
import { useCan } from '../../session/use-can.ts'
import { MOST, readAll } from '../data/all-rows.ts'
import type { Rows } from '../data/data.ts'
import { listInput } from '../data/list-query.ts'
import { call } from '../../session/session.ts'
import { Late } from '../../shell/parts/bounds.tsx'
import { Selection } from '../pieces/selection.tsx'
import type { Screen } from '../kinds/screen.ts'
import { useBatch } from './use-batch.ts'
import { useDelete } from './use-delete.ts'
import type { List } from '../address/use-list.ts'

interface SelectionBarProps {
  screen: Screen
  list: List
  /** The rows that the list shows, with the number of all that it finds. */
  found: Rows | undefined
}

/** The actions for the selected rows. */
export function SelectionBar({ screen, list, found }: SelectionBarProps) {
  const { resource, batch: Batch } = screen
  const { selected, select } = list
  const { t } = useTranslation()
  const remove = useDelete(screen)
  const { publish, unpublish, isBusy } = useBatch(resource, select)
  const canDelete = useCan(permitOf(resource, 'Delete'))
  const canPublish = useCan(permitOf(resource, 'Publish')) && resource.publishable
  return (
    <Selection number={selected.length} clear={() => select([])} more={<SelectAll resource={resource} list={list} found={found} />}>
      <Late>{Batch && <Batch screen={screen} list={list} found={found} selected={selected} clear={() => select([])} />}</Late>
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

/** Offers to select the rows of all pages. The address holds the selection, so there is a bound. */
function SelectAll({ resource, list, found }: { resource: Resource; list: List; found: Rows | undefined }) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const number = found?.totalCount ?? 0
  if (!found || found.hasMore || number > MOST || number <= list.selected.length) return null
  async function selectAll(): Promise<void> {
    setBusy(true)
    // A failed call has announced itself.
    const rows = await readAll(resource, listInput(list.state), { call }).catch(() => null)
    setBusy(false)
    if (rows) list.select(rows.map(({ id }) => id))
  }
  return (
    <Button size="small" loading={isBusy} onClick={() => void selectAll()}>
      {t('admin.list.selectAll', { number })}
    </Button>
  )
}
