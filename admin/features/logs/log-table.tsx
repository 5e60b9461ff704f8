import { Button, Empty, Table, type TableColumnsType } from 'antd'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useMedia, WIDER } from '../../browser/use-media.ts'
import { exactMomentOf } from '../../resource/data/moment.ts'
import type { Log, LogRow } from './use-log.ts'

interface LogTableProps<R extends LogRow> {
  log: Log<R>
  columns: TableColumnsType<R>
  Short: ComponentType<{ row: R }>
}

/** The rows of a page. The time of each opens its details. */
export function LogTable<R extends LogRow>({ log: { rows, values, set }, columns, Short }: LogTableProps<R>) {
  const { t } = useTranslation()
  const isWide = useMedia(WIDER.md)
  const time = (row: R) => (
    <Button
      type="link"
      size="small"
      className="log-time"
      aria-label={t('admin.logs.open', { time: exactMomentOf(row.creationTime) })}
      onClick={() => set({ row: String(row.id) })}
    >
      {exactMomentOf(row.creationTime)}
    </Button>
  )
  const wide: TableColumnsType<R> = [
    { key: 'creationTime', title: t('admin.logs.fields.creationTime'), width: 180, render: (_, row) => time(row) },
    ...columns,
  ]
  const narrow: TableColumnsType<R> = [
    {
      key: 'row',
      title: t('admin.logs.detail'),
      render: (_, row) => (
        <>
          {time(row)}
          <div className="log-short">
            <Short row={row} />
          </div>
        </>
      ),
    },
  ]
  return (
    <div className="kit-table">
      <Table<R>
        rowKey="id"
        size="small"
        tableLayout="fixed"
        columns={isWide ? wide : narrow}
        dataSource={rows.data?.items ?? []}
        loading={{ spinning: rows.isPending || rows.isPlaceholderData, delay: 100 }}
        pagination={false}
        locale={{
          emptyText: rows.data && (
            <Empty
              image={Empty.PRESENTED_IMAGE_SIMPLE}
              description={t(Object.keys(values).length > 0 ? 'admin.logs.noneFound' : 'admin.logs.none')}
            />
          ),
        }}
      />
    </div>
  )
}
