import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect, useState, type ReactNode } from 'react'
import { useLatest } from '../../browser/use-latest.ts'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { permitOf } from '../../../contract/resource.ts'
import { useCan } from '../../session/use-can.ts'
import { readListAgain, useRows, type Rows } from '../data/data.ts'
import { FilterBar } from './filter-bar.tsx'
import { useLabels } from '../data/labels.ts'
import { ListTable } from './list-table.tsx'
import { lastPage } from '../data/list-query.ts'
import { FailedRows } from '../pieces/failed-rows.tsx'
import { Waiting } from '../pieces/waiting.tsx'
import { PageHead } from '../pieces/page-head.tsx'
import type { Screen } from '../kinds/screen.ts'
import { SelectionBar } from './selection-bar.tsx'
import { useList, type List } from '../address/use-list.ts'
import { part } from '../../browser/part.ts'
import { Late } from '../../shell/parts/bounds.tsx'

const ListSettings = part(() => import('./list-settings.tsx'))

export interface ResourceListProps {
  screen: Screen
  /** The address of a row's form, or of a new row's. */
  address: (id: number | 'new') => string
  /** Is called when a form will probably be opened soon. */
  prepare: () => void
}

/** The list of a resource, derived from its declaration; its state is in the address (E-11). */
export function ResourceList({ screen, address, prepare }: ResourceListProps) {
  const { resource } = screen
  const list = useList(resource)
  const rows = useRows(resource, list.state)
  const labels = useLabels(resource)
  const [isSetting, setSetting] = useState(false)
  const isWaiting = rows.fetchStatus === 'paused' && (!rows.data || rows.isPlaceholderData)
  usePageInRange(list, rows.isPlaceholderData ? undefined : rows.data)

  return (
    <>
      <PageHead
        title={screen.title ?? labels.name}
        lead={screen.lead}
        actions={<AddButton screen={screen} address={address} prepare={prepare} />}
      />
      {screen.above && <screen.above list={list} />}
      <section className="kit-card" aria-busy={rows.isFetching} onPointerEnter={prepare}>
        <FilterBar
          screen={screen}
          list={list}
          refresh={() => readListAgain(resource)}
          isBusy={rows.isFetching}
          settings={{ isOpen: isSetting, toggle: () => setSetting(!isSetting) }}
        />
        {isWaiting ? (
          <Waiting />
        ) : rows.isError && !rows.data ? (
          <FailedRows error={rows.error} retry={rows.refetch} />
        ) : (
          <ListTable screen={screen} list={list} rows={rows.data} isOld={rows.isPlaceholderData} address={address} />
        )}
        {list.selected.length > 0 && <SelectionBar screen={screen} list={list} found={rows.data} />}
      </section>
      <Late close={() => setSetting(false)}>
        {isSetting && <ListSettings screen={screen} list={list} close={() => setSetting(false)} />}
      </Late>
    </>
  )
}

function AddButton({ screen: { resource, isFilled }, address, prepare }: ResourceListProps): ReactNode {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const canAdd = useCan(permitOf(resource, 'Add')) && resource.writable && !isFilled
  if (!canAdd) return null
  return (
    <Button type="primary" icon={<PlusOutlined />} onPointerEnter={prepare} onFocus={prepare} onClick={() => void navigate(address('new'))}>
      {t('admin.list.add')}
    </Button>
  )
}

/** Leads from a page that no longer exists, such as after its last row was deleted, to the last page. */
function usePageInRange({ state, set }: List, rows: Rows | undefined): void {
  const latest = useLatest(set)
  const last = rows ? lastPage(state, rows.totalCount) : state.page
  const isBeyond = state.page > last && rows?.items.length === 0
  useEffect(() => {
    if (isBeyond) latest.current({ page: last }, { replace: true })
  }, [isBeyond, last, latest])
}
