import type { TableColumnsType } from 'antd'
import { useTranslation } from 'react-i18next'
import { ALL_CHANGES, logExports } from '../../../contract/features/log-exports.ts'
import { logTotals } from '../../../contract/features/log-totals.ts'
import { logs, type ChangeRow } from '../../../contract/features/logs.ts'
import { permitOf } from '../../../contract/resource.ts'
import { allResources } from '../../../contract/resources/index.ts'
import { holdsAll } from '../../session/permits.ts'
import { quietly, useSession } from '../../session/session.ts'
import { ChangeDetail } from './change-detail.tsx'
import { LogPage } from './log-page.tsx'

/** R-12e: the changes of data. */
export const Component = () => {
  const { t } = useTranslation()
  const { permits } = useSession()
  const kind = useKind()
  const field = (name: 'userName' | 'entityType' | 'entityId' | 'changeType' | 'field' | 'requestId') => t(`admin.logs.fields.${name}`)
  const nameOf = (type: string) => t(`resources.${type as 'news'}.name`)
  const columns: TableColumnsType<ChangeRow> = [
    { key: 'entityType', title: field('entityType'), render: (_, row) => nameOf(row.entityType) },
    { key: 'entityId', title: field('entityId'), width: 120, dataIndex: 'entityId' },
    { key: 'changeType', title: field('changeType'), width: 140, render: (_, row) => kind(row) },
    { key: 'userName', title: field('userName'), width: 160, dataIndex: 'userName' },
  ]
  const seen = allResources.filter((r) => holdsAll(permits, [ALL_CHANGES]) || holdsAll(permits, [permitOf(r, 'View')]))
  return (
    <LogPage<ChangeRow>
      title={t('admin.pages.entityChange')}
      lead={t('admin.logs.leads.changes')}
      log={{ name: logs.changes.path, read: (input) => quietly(logs.changes, input), file: logExports.entityChange }}
      chart={{ name: 'changes', read: (range) => quietly(logTotals.changes, range), labelOf: nameOf }}
      filters={[
        { name: 'entityType', label: field('entityType'), options: seen.map(({ name }) => ({ value: name, label: nameOf(name) })) },
        { name: 'entityId', label: field('entityId') },
        { name: 'field', label: field('field') },
        { name: 'userName', label: field('userName') },
        { name: 'requestId', label: field('requestId') },
      ]}
      columns={columns}
      Short={Short}
      Detail={Detail}
    />
  )
}

/** The name of a change; of a kind that this version does not know it is the kind itself. */
function useKind(): (row: ChangeRow) => string {
  const { t } = useTranslation()
  const known: Record<string, string> = t('admin.logs.changeTypes', { returnObjects: true })
  return ({ changeType }) => known[changeType] ?? changeType
}

function Short({ row }: { row: ChangeRow }) {
  const { t } = useTranslation()
  const kind = useKind()
  return (
    <>
      {t(`resources.${row.entityType as 'news'}.name`)} {[row.entityId, kind(row), row.userName].filter(Boolean).join(' · ')}
    </>
  )
}

const Detail = ({ row }: { row: ChangeRow }) => <ChangeDetail key={row.id} row={row} />
