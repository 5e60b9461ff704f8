import { Tag, type TableColumnsType } from 'antd'
import { useTranslation } from 'react-i18next'
import { logExports } from '../../../contract/features/log-exports.ts'
import { logTotals } from '../../../contract/features/log-totals.ts'
import { logs, type WebRow } from '../../../contract/features/logs.ts'
import { quietly } from '../../session/session.ts'
import { Properties } from './log-detail.tsx'
import { LogPage } from './log-page.tsx'

const PROPERTIES = [
  'method',
  'path',
  'status',
  'duration',
  'bytes',
  'requests',
  'userName',
  'ip',
  'userAgent',
  'referrer',
  'requestId',
] as const

const colourOf = (status: number) => (status >= 500 ? 'error' : status >= 400 ? 'warning' : 'default')
const inMs = (duration: number) => `${Math.round(duration)} ms`

/** R-12f: the requests. */
export const Component = () => {
  const { t } = useTranslation()
  const field = (name: 'userName' | 'ip' | 'path' | 'status' | 'duration') => t(`admin.logs.fields.${name}`)
  const columns: TableColumnsType<WebRow> = [
    { key: 'status', title: field('status'), width: 90, render: (_, row) => <Status row={row} /> },
    {
      key: 'path',
      title: field('path'),
      render: (_, { method, path }) => (
        <span className="log-cut">
          {method} {path}
        </span>
      ),
    },
    { key: 'duration', title: field('duration'), width: 100, align: 'end', render: (_, row) => inMs(row.duration) },
    { key: 'userName', title: field('userName'), width: 120, render: (_, row) => row.userName ?? t('admin.logs.nobody') },
    { key: 'ip', title: field('ip'), width: 150, dataIndex: 'ip' },
  ]
  return (
    <LogPage<WebRow>
      title={t('admin.pages.webLog')}
      lead={t('admin.logs.leads.web')}
      log={{ name: logs.web.path, read: (input) => quietly(logs.web, input), file: logExports.webLog }}
      chart={{ name: 'web', read: (range) => quietly(logTotals.web, range), labelOf: (kind) => kind }}
      filters={[
        { name: 'path', label: t('admin.logs.pathFrom') },
        { name: 'userName', label: field('userName') },
        { name: 'ip', label: field('ip') },
        { name: 'status', label: field('status') },
        {
          name: 'statusMin',
          label: t('admin.logs.fields.statusMin'),
          options: ['400', '500'].map((value) => ({ value, label: `≥ ${value}` })),
        },
        { name: 'durationMin', label: t('admin.logs.fields.durationMin') },
        { name: 'requestId', label: t('admin.logs.fields.requestId') },
      ]}
      columns={columns}
      Short={Short}
      Detail={Detail}
    />
  )
}

const Status = ({ row: { status } }: { row: WebRow }) => <Tag color={colourOf(status)}>{status}</Tag>

const Short = ({ row }: { row: WebRow }) => (
  <>
    <Status row={row} /> {row.method} {row.path}
  </>
)

const Detail = ({ row }: { row: WebRow }) => <Properties row={{ ...row, duration: inMs(row.duration) }} names={PROPERTIES} />
