import { Alert, Progress, Table } from 'antd'
import { useTranslation } from 'react-i18next'
import type { OpenedFile } from './opened-file.ts'

/** The findings about the file: the columns that it lacks or has in vain, its rows, its problems, and the progress of the import. */
export function Findings({ opened, isBusy }: { opened: OpenedFile; isBusy: boolean }) {
  const { t } = useTranslation()
  const { items, problems, ignored, missing, taken, isLarge } = opened
  const wrong = new Set(problems.map(({ row }) => row)).size
  const comma = t('admin.tabs.comma')
  const leftOut = ignored.map(({ title, cell }) => t(title ? 'admin.transfer.leftOut' : 'admin.transfer.untitled', { title, cell }))
  return (
    <div className="transfer-said" role="status">
      {missing.length > 0 && <Alert type="error" showIcon title={t('admin.transfer.missing', { titles: missing.join(comma) })} />}
      {leftOut.length > 0 && <Alert type="info" showIcon title={t('admin.transfer.ignored', { titles: leftOut.join(comma) })} />}
      {isLarge && <Alert type="info" showIcon title={t('admin.jobs.large')} />}
      {missing.length === 0 && !isLarge && <p>{t('admin.transfer.found', { ready: items.length, wrong, taken })}</p>}
      {isBusy && items.length + taken > 0 && (
        <Progress percent={Math.round((taken / (items.length + taken)) * 100)} aria-label={t('admin.transfer.import')} />
      )}
      {problems.length > 0 && (
        <Table
          size="small"
          rowKey={({ row, title, message }) => `${row} ${title} ${message}`}
          dataSource={problems}
          pagination={{ pageSize: 8, hideOnSinglePage: true, showSizeChanger: false, size: 'small' }}
          columns={[
            { title: t('admin.transfer.row'), dataIndex: 'row', width: 56 },
            { title: t('admin.transfer.column'), dataIndex: 'title', width: '30%' },
            { title: t('admin.transfer.problem'), dataIndex: 'message' },
          ]}
        />
      )}
    </div>
  )
}
