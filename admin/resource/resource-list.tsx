import { PlusOutlined } from '@ant-design/icons'
import { Button, Empty, Result, Table, type TableProps } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { permitOf } from '../../contract/resource.ts'
import { useCan } from '../permit.tsx'
import { useColumns } from './columns.tsx'
import { useRows } from './data.ts'
import { FilterBar } from './filter-bar.tsx'
import { isFiltered, SIZES } from './list-query.ts'
import { useLabels } from './labels.ts'
import { PageHead } from './page-head.tsx'
import type { Screen } from './screen.ts'
import type { Branch } from './tree.ts'
import { useDelete } from './use-delete.ts'
import { useList } from './use-list.ts'

export interface ResourceListProps {
  screen: Screen
  /** Where a row, or a new one, is opened. */
  address: (id: number | 'new') => string
  /** Somebody is about to open a form. */
  prepare: () => void
}

/** The list of a resource, derived from its declaration; its state is in the address (E-11). */
export function ResourceList({ screen, address, prepare }: ResourceListProps) {
  const { resource } = screen
  const { t } = useTranslation()
  const navigate = useNavigate()
  const list = useList(resource)
  const rows = useRows(resource, list.state)
  const labels = useLabels(resource)
  const columns = useColumns({ screen, list, address, isTree: rows.data?.isTree ?? false })
  const canAdd = useCan(permitOf(resource, 'Add')) && resource.writable
  const canDelete = useCan(permitOf(resource, 'Delete')) && resource.writable
  const [selected, setSelected] = useState<number[]>([])
  const add = canAdd && (
    <Button type="primary" icon={<PlusOutlined />} onPointerEnter={prepare} onFocus={prepare} onClick={() => void navigate(address('new'))}>
      {t('admin.list.add')}
    </Button>
  )
  const onChange: TableProps<Branch>['onChange'] = ({ current = 1, pageSize }, _, sorter, { action }) => {
    if (action === 'paginate') return list.set({ size: pageSize ?? list.state.size, page: pageSize === list.state.size ? current : 1 })
    const { field, order } = Array.isArray(sorter) ? sorter[0]! : sorter
    list.set({ sort: order && typeof field === 'string' ? { field, descending: order === 'descend' } : null })
  }
  return (
    <>
      <PageHead title={screen.title ?? labels.name} actions={add} />
      <section className="kit-card" onPointerEnter={prepare}>
        <FilterBar resource={resource} list={list} refresh={() => void rows.refetch()} isBusy={rows.isFetching} />
        {selected.length > 0 && <SelectionBar screen={screen} ids={selected} clear={() => setSelected([])} />}
        {rows.isError && !rows.data ? (
          <Result
            status="warning"
            title={t('admin.list.failed')}
            subTitle={rows.error.message}
            extra={<Button onClick={() => void rows.refetch()}>{t('admin.list.retry')}</Button>}
          />
        ) : (
          <Table<Branch>
            // A tree opens whole: it is short, and what is folded away is not found.
            key={rows.data?.isTree ? 'tree' : 'flat'}
            rowKey="id"
            size="middle"
            columns={columns}
            dataSource={rows.data?.items ?? []}
            loading={{ spinning: rows.isPending || rows.isPlaceholderData, delay: 100 }}
            expandable={{ defaultExpandAllRows: true }}
            tableLayout="fixed"
            onChange={onChange}
            locale={{ emptyText: <Nothing isPending={rows.isPending} isFiltered={isFiltered(list.state)} /> }}
            {...(canDelete
              ? { rowSelection: { selectedRowKeys: selected, onChange: (keys) => setSelected(keys.map(Number)), columnWidth: 44 } }
              : {})}
            pagination={
              rows.data?.isTree
                ? false
                : {
                    current: list.state.page,
                    pageSize: list.state.size,
                    total: rows.data?.totalCount ?? 0,
                    pageSizeOptions: SIZES,
                    showSizeChanger: true,
                    showTotal: (number) => t('admin.list.total', { number }),
                  }
            }
          />
        )}
      </section>
    </>
  )
}

/** What can be done with the rows chosen. */
function SelectionBar({ screen: { resource }, ids, clear }: { screen: Screen; ids: number[]; clear: () => void }) {
  const { t } = useTranslation()
  const remove = useDelete(resource)
  return (
    <div className="kit-selection" role="status">
      <span>{t('admin.list.selected', { number: ids.length })}</span>
      <Button size="small" danger onClick={() => remove(ids, clear)}>
        {t('admin.list.batchDelete')}
      </Button>
      <Button size="small" type="text" onClick={clear}>
        {t('admin.list.clear')}
      </Button>
    </div>
  )
}

function Nothing({ isPending, isFiltered: filtered }: { isPending: boolean; isFiltered: boolean }) {
  const { t } = useTranslation()
  if (isPending) return <div className="kit-nothing" />
  return (
    <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(filtered ? 'admin.list.emptyFiltered' : 'admin.list.empty')}>
      <span className="kit-quiet">{t(filtered ? 'admin.list.emptyFilteredLead' : 'admin.list.emptyLead')}</span>
    </Empty>
  )
}
