import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useFocusBack } from '../../browser/use-focus-back.ts'
import { exactMomentOf } from '../../resource/data/moment.ts'
import { Panel } from '../../shell/parts/panel.tsx'
import { useSession } from '../../session/session.ts'
import { holdsAll } from '../../session/permits.ts'
import type { LogRow } from './use-log.ts'

/** The drawer of a row, with the ways to the other logs of the same request (B-65i). */
export function LogDetail({ row, close, children }: { row: LogRow; close: () => void; children: ReactNode }) {
  useFocusBack()
  return (
    <Panel open size={720} title={exactMomentOf(row.creationTime)} onClose={close}>
      {children}
      {row.requestId && <SameRequest id={row.requestId} />}
    </Panel>
  )
}

const LOGS = [
  { key: 'weblog', title: 'webLog', permit: 'WebLog/View' },
  { key: 'auditlog', title: 'auditLog', permit: 'AuditLog/View' },
  { key: 'entitychange', title: 'entityChange', permit: 'EntityChange/View' },
] as const

function SameRequest({ id }: { id: string }) {
  const { t } = useTranslation()
  const { permits } = useSession()
  return (
    <nav className="log-same" aria-label={t('admin.logs.sameRequest')}>
      <h2>{t('admin.logs.sameRequest')}</h2>
      {LOGS.filter(({ permit }) => holdsAll(permits, [permit])).map(({ key, title }) => (
        <Link key={key} to={`/${key}?requestId=${encodeURIComponent(id)}`}>
          {t(`admin.pages.${title}`)}
        </Link>
      ))}
    </nav>
  )
}

/** The properties of a row with their names; those without a value are left out. JSON is indented. */
export function Properties<R extends object>({ row, names }: { row: R; names: readonly (keyof R & string)[] }) {
  const { t } = useTranslation()
  const labels: Record<string, string> = t('admin.logs.fields', { returnObjects: true })
  return (
    <dl className="log-properties">
      {names
        .filter((name) => row[name] !== null && row[name] !== '')
        .map((name) => (
          <div key={name}>
            <dt>{labels[name] ?? name}</dt>
            <dd>{name === 'parameters' ? <pre>{indented(String(row[name]))}</pre> : String(row[name])}</dd>
          </div>
        ))}
    </dl>
  )
}

/** Parameters that were cut off are no JSON any more and stay as they are. */
function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
