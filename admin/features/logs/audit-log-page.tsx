import { Tag, type TableColumnsType } from 'antd'
import { useTranslation } from 'react-i18next'
import { logExports } from '../../../contract/features/log-exports.ts'
import { logTotals } from '../../../contract/features/log-totals.ts'
import { logs, type AuditRow } from '../../../contract/features/logs.ts'
import { quietly } from '../../session/session.ts'
import { Properties } from './log-detail.tsx'
import { LogPage } from './log-page.tsx'

const PROPERTIES = [
  'userName',
  'serviceName',
  'methodName',
  'result',
  'exceptionMessage',
  'parameters',
  'duration',
  'ip',
  'browserInfo',
  'requestId',
] as const

/** R-12g: the operations. */
export const Component = () => {
  const { t } = useTranslation()
  const field = (name: 'userName' | 'ip' | 'result' | 'serviceName' | 'methodName' | 'duration') => t(`admin.logs.fields.${name}`)
  const columns: TableColumnsType<AuditRow> = [
    { key: 'userName', title: field('userName'), width: 140, render: (_, row) => row.userName ?? t('admin.logs.nobody') },
    { key: 'operation', title: field('methodName'), render: (_, row) => <span className="log-cut">{operation(row)}</span> },
    { key: 'result', title: field('result'), width: 100, render: (_, row) => <Outcome row={row} /> },
    { key: 'duration', title: field('duration'), width: 100, align: 'end', render: (_, row) => `${row.duration} ms` },
    { key: 'ip', title: field('ip'), width: 150, dataIndex: 'ip' },
  ]
  return (
    <LogPage<AuditRow>
      title={t('admin.pages.auditLog')}
      lead={t('admin.logs.leads.audit')}
      log={{ name: logs.audit.path, read: (input) => quietly(logs.audit, input), file: logExports.auditLog }}
      chart={{
        name: 'audit',
        read: (range) => quietly(logTotals.audit, range),
        labelOf: (kind) => t(kind === 'Success' ? 'admin.logs.results.Success' : 'admin.logs.results.Failed'),
      }}
      filters={[
        { name: 'userName', label: field('userName') },
        { name: 'serviceName', label: field('serviceName') },
        { name: 'methodName', label: field('methodName') },
        {
          name: 'result',
          label: field('result'),
          options: (['Success', 'Failed'] as const).map((value) => ({ value, label: t(`admin.logs.results.${value}`) })),
        },
        { name: 'durationMin', label: t('admin.logs.fields.durationMin') },
        { name: 'ip', label: field('ip') },
        { name: 'requestId', label: t('admin.logs.fields.requestId') },
      ]}
      columns={columns}
      Short={Short}
      Detail={Detail}
    />
  )
}

const operation = ({ serviceName, methodName }: AuditRow) => `${serviceName}/${methodName}`

function Outcome({ row: { result } }: { row: AuditRow }) {
  const { t } = useTranslation()
  const isDone = result === 'Success'
  return <Tag color={isDone ? 'success' : 'error'}>{t(isDone ? 'admin.logs.results.Success' : 'admin.logs.results.Failed')}</Tag>
}

function Short({ row }: { row: AuditRow }) {
  const { t } = useTranslation()
  return (
    <>
      <Outcome row={row} /> {row.userName ?? t('admin.logs.nobody')} · {operation(row)}
    </>
  )
}

const Detail = ({ row }: { row: AuditRow }) => <Properties row={{ ...row, duration: `${row.duration} ms` }} names={PROPERTIES} />
