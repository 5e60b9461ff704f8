import type { TableColumnsType } from 'antd'
import { useTranslation } from 'react-i18next'
import { logExports } from '../../../contract/features/log-exports.ts'
import { logTotals } from '../../../contract/features/log-totals.ts'
import { logs, type LoginRow } from '../../../contract/features/logs.ts'
import { useDevice } from '../profile/device.tsx'
import { SignInResult } from '../profile/sign-in-result.tsx'
import { quietly } from '../../session/session.ts'
import { Properties } from './log-detail.tsx'
import { LogPage } from './log-page.tsx'

const PROPERTIES = ['userNameOrEmailAddress', 'userName', 'ip', 'browserInfo'] as const

/** R-12h: the attempts to sign in. */
export const Component = () => {
  const { t } = useTranslation()
  const device = useDevice()
  const known: Record<string, string> = t('admin.own.results', { returnObjects: true })
  const field = (name: 'userName' | 'ip' | 'result' | 'browserInfo') => t(`admin.logs.fields.${name}`)
  const columns: TableColumnsType<LoginRow> = [
    { key: 'userName', title: field('userName'), render: (_, row) => row.userName ?? row.userNameOrEmailAddress },
    { key: 'result', title: field('result'), width: 240, render: (_, row) => <SignInResult result={row.result} /> },
    { key: 'browserInfo', title: field('browserInfo'), render: (_, row) => device(row.browserInfo) },
    { key: 'ip', title: field('ip'), width: 160, dataIndex: 'ip' },
  ]
  return (
    <LogPage<LoginRow>
      title={t('admin.pages.loginLog')}
      lead={t('admin.logs.leads.login')}
      log={{ name: logs.login.path, read: (input) => quietly(logs.login, input), file: logExports.loginLog }}
      chart={{ name: 'login', read: (range) => quietly(logTotals.login, range), labelOf: (kind) => known[kind] ?? kind }}
      filters={[
        { name: 'userName', label: field('userName') },
        { name: 'ip', label: field('ip') },
        { name: 'result', label: field('result'), options: Object.entries(known).map(([value, label]) => ({ value, label })) },
      ]}
      columns={columns}
      Short={Short}
      Detail={Detail}
    />
  )
}

const Short = ({ row }: { row: LoginRow }) => (
  <>
    <SignInResult result={row.result} /> {row.userName ?? row.userNameOrEmailAddress}
  </>
)

const Detail = ({ row }: { row: LoginRow }) => (
  <>
    <p>
      <SignInResult result={row.result} />
    </p>
    <Properties row={row} names={PROPERTIES} />
  </>
)
