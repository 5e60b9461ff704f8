import { Button, Empty, Table, type TableProps } from 'antd'
import { useTranslation } from 'react-i18next'
import { countText } from '../../../contract/format/count-text.ts'
import type { Binned } from '../../../contract/features/recycle-bin.ts'
import { useMedia, WIDER } from '../../browser/use-media.ts'
import { RelativeTime } from '../../resource/pieces/ago.tsx'
import { nameOf, type useBinActions } from './use-bin-actions.ts'
import { keyOf, type Bin } from './use-bin.ts'

interface BinTableProps {
  bin: Bin
  chosen: readonly Binned[]
  choose: (rows: readonly Binned[]) => void
  actions: ReturnType<typeof useBinActions>
}

/** The deleted rows, each with its two actions. A phone shows kind, person and moment below the name. */
export function BinTable({ bin: { rows, kind, keyword, page, size, set }, chosen, choose, actions }: BinTableProps) {
  const { t } = useTranslation()
  const isFiltered = kind !== '' || keyword !== ''
  return (
    <div className="kit-table">
      <Table<Binned>
        rowKey={keyOf}
        size="middle"
        tableLayout="fixed"
        columns={useBinColumns(actions)}
        dataSource={rows.data?.items ?? []}
        loading={{ spinning: rows.isPending || rows.isPlaceholderData, delay: 100 }}
        rowSelection={{
          columnWidth: 44,
          preserveSelectedRowKeys: true,
          selectedRowKeys: chosen.map(keyOf),
          onChange: (_, selected) => choose(selected),
          getCheckboxProps: (row) => ({ 'aria-label': t('admin.listing.selectRow', { title: nameOf(row) }) }) as object,
        }}
        locale={{
          emptyText: rows.data && (
            <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(isFiltered ? 'admin.bin.emptyFiltered' : 'admin.bin.empty')}>
              {isFiltered ? (
                <Button onClick={() => set({ kind: '', keyword: '' })}>{t('admin.listing.clearFilters')}</Button>
              ) : (
                <p className="kit-quiet">{t('admin.bin.emptyLead')}</p>
              )}
            </Empty>
          ),
        }}
        onChange={({ current = 1 }) => set({ page: current > 1 ? String(current) : '' })}
        pagination={{
          current: page,
          pageSize: size,
          total: rows.data?.totalCount ?? 0,
          showSizeChanger: false,
          hideOnSinglePage: true,
          showTotal: (number) => t('admin.list.total', { number: countText(number, rows.data?.hasMore) }),
        }}
      />
    </div>
  )
}

function useBinColumns(actions: BinTableProps['actions']): NonNullable<TableProps<Binned>['columns']> {
  const { t } = useTranslation()
  const isWide = useMedia(WIDER.md)
  const kindOf = (row: Binned) => t(`resources.${row.resource as 'news'}.name`)
  const who = (row: Binned) => row.deleterName ?? t('admin.bin.unknown')
  if (!isWide)
    return [
      {
        key: 'name',
        title: t('admin.bin.name'),
        render: (_, row) => (
          <>
            <span className="kit-title">{nameOf(row)}</span>
            <div className="kit-hint">
              {kindOf(row)} · {who(row)} · <RelativeTime at={row.deletionTime} />
            </div>
            <RowActions row={row} actions={actions} />
          </>
        ),
      },
    ]
  return [
    { key: 'name', title: t('admin.bin.name'), render: (_, row) => <span className="kit-title">{nameOf(row)}</span> },
    { key: 'kind', title: t('admin.bin.kind'), width: 140, render: (_, row) => kindOf(row) },
    { key: 'deleter', title: t('admin.bin.deleter'), width: 140, render: (_, row) => who(row) },
    {
      key: 'when',
      title: t('admin.bin.when'),
      width: 160,
      render: (_, row) => <RelativeTime className="kit-quiet" at={row.deletionTime} />,
    },
    {
      key: 'actions',
      title: <span className="kit-hidden">{t('admin.list.actions')}</span>,
      width: 200,
      align: 'end',
      render: (_, row) => <RowActions row={row} actions={actions} />,
    },
  ]
}

const RowActions = ({ row, actions }: { row: Binned; actions: BinTableProps['actions'] }) => {
  const { t } = useTranslation()
  return (
    <span className="kit-bin-actions">
      <Button type="link" size="small" onClick={() => actions.restore([row])}>
        {t('admin.bin.restore')}
      </Button>
      <Button type="link" size="small" danger onClick={() => actions.eraseAsking([row])}>
        {t('admin.bin.forever')}
      </Button>
    </span>
  )
}
