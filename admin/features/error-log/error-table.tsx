import { Button, Empty, Table, Tag, type TableColumnsType } from 'antd'
import { useTranslation } from 'react-i18next'
import type { BrowserError } from '../../../contract/features/browser-errors.ts'
import { useMedia, WIDER } from '../../browser/use-media.ts'
import { RelativeTime } from '../../resource/pieces/ago.tsx'
import { usePagerNames } from '../../resource/pieces/use-pager-names.ts'
import { SIZE, type AllErrorRows } from './use-all-errors.ts'

/** A page of the errors. The message of each opens its details. */
export function ErrorTable({ errors: { rows, values, page, set } }: { errors: AllErrorRows }) {
  const { t } = useTranslation()
  const itemRender = usePagerNames()
  const columns = useErrorColumns((id) => set({ row: id }))
  const isFiltered = Object.keys(values).length > 0
  return (
    <div className="kit-table">
      <Table<BrowserError>
        rowKey="id"
        size="middle"
        tableLayout="fixed"
        columns={columns}
        dataSource={rows.data?.items ?? []}
        loading={{ spinning: rows.isPending || rows.isPlaceholderData, delay: 100 }}
        locale={{
          emptyText: rows.data && (
            <Empty
              image={Empty.PRESENTED_IMAGE_SIMPLE}
              description={t(isFiltered ? 'admin.browserErrors.noneFound' : 'admin.browserErrors.none')}
            />
          ),
        }}
        onChange={({ current = 1 }) => set({ page: current > 1 ? String(current) : '' })}
        pagination={{
          current: page,
          pageSize: SIZE,
          total: rows.data?.totalCount ?? 0,
          showSizeChanger: false,
          hideOnSinglePage: true,
          itemRender,
        }}
      />
    </div>
  )
}

function useErrorColumns(open: (id: string) => void): TableColumnsType<BrowserError> {
  const { t } = useTranslation()
  const isWide = useMedia(WIDER.md)
  const message = (row: BrowserError) => (
    <>
      <Button
        type="link"
        size="small"
        className="errors-message"
        aria-label={t('admin.browserErrors.open', { message: row.message })}
        onClick={() => open(row.id)}
      >
        {row.message}
      </Button>
      <div className="kit-hint errors-place">{row.place}</div>
    </>
  )
  if (!isWide)
    return [
      {
        key: 'message',
        title: t('admin.browserErrors.fields.message'),
        render: (_, row) => (
          <>
            {message(row)}
            <div className="kit-hint">
              <ErrorState error={row} /> {t('admin.browserErrors.times', { number: row.count })} · <RelativeTime at={row.lastTime} />
            </div>
          </>
        ),
      },
    ]
  return [
    { key: 'message', title: t('admin.browserErrors.fields.message'), render: (_, row) => message(row) },
    { key: 'screen', title: t('admin.browserErrors.fields.screen'), width: 160, dataIndex: 'screen' },
    { key: 'count', title: t('admin.browserErrors.fields.count'), width: 90, align: 'end', dataIndex: 'count' },
    { key: 'lastTime', title: t('admin.browserErrors.last'), width: 160, render: (_, row) => <RelativeTime at={row.lastTime} /> },
    { key: 'state', title: t('admin.browserErrors.state'), width: 120, render: (_, row) => <ErrorState error={row} /> },
  ]
}

/** An open error that was resolved in another version has come back. */
export function ErrorState({ error: { resolvedTime, resolvedIn } }: { error: BrowserError }) {
  const { t } = useTranslation()
  if (resolvedTime) return <Tag color="success">{t('admin.browserErrors.states.resolved')}</Tag>
  if (resolvedIn) return <Tag color="error">{t('admin.browserErrors.cameBack')}</Tag>
  return <Tag color="warning">{t('admin.browserErrors.states.open')}</Tag>
}
