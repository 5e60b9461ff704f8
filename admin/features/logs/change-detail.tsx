import { useQuery } from '@tanstack/react-query'
import { Button, Result, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { logs, type ChangeRow, type Changed } from '../../../contract/features/logs.ts'
import { properties } from '../../../contract/field-schema.ts'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { permitOf, type Resource } from '../../../contract/resource.ts'
import { ContentOrNothing, usePropertyLabel } from '../../resource/kinds/content-view.tsx'
import { quietly } from '../../session/session.ts'
import { useCan } from '../../session/use-can.ts'
import { useRestoring, type Restoring } from './use-restoring.ts'

/** The old and the new values of a change side by side, each old one with the way back (B-65j). */
export function ChangeDetail({ row }: { row: ChangeRow }) {
  const { t } = useTranslation()
  const resource = resourceNamed(row.entityType)
  const restoring = useRestoring(resource, row)
  const change = useQuery({ queryKey: ['log', 'change', row.id], queryFn: () => quietly(logs.change, { id: row.id }) })
  if (change.isError)
    return (
      <Result
        status="warning"
        title={change.error.message}
        extra={<Button onClick={() => void change.refetch()}>{t('admin.list.retry')}</Button>}
      />
    )
  if (!change.data) return <Skeleton active title={false} />
  const { propertyChanges, reason } = change.data
  const back = propertyChanges.filter(({ propertyName }) => restoring.canRestore(propertyName))
  return (
    <div className="log-changes">
      {row.changeType === 'Deleted' && <BinLink resource={resource} />}
      {reason && <p className="kit-quiet">{reason}</p>}
      {propertyChanges.length === 0 && <p className="kit-quiet">{t('admin.logs.noValues')}</p>}
      {propertyChanges.map((one) => (
        <PropertyChange key={one.propertyName} resource={resource} change={one} restoring={restoring} />
      ))}
      {back.length > 1 && <Button onClick={() => restoring.ask(back)}>{t('admin.logs.restoreAll')}</Button>}
    </div>
  )
}

/** The way to the deleted rows of a resource, for those who may see them (B-65l). */
function BinLink({ resource }: { resource: Resource }) {
  const { t } = useTranslation()
  const maySee = useCan(permitOf(resource, 'Delete')) && resource.writable
  if (!maySee) return null
  return (
    <Link to={`/recyclebin?kind=${resource.name}`}>{t('admin.logs.bin', { name: t(`resources.${resource.name as 'news'}.name`) })}</Link>
  )
}

interface PropertyChangeProps {
  resource: Resource
  change: Changed['propertyChanges'][number]
  restoring: Restoring
}

function PropertyChange({ resource, change, restoring }: PropertyChangeProps) {
  const { t } = useTranslation()
  const label = usePropertyLabel(resource)(change.propertyName)
  return (
    <section className="log-change" aria-label={label}>
      <h2>{label}</h2>
      {restoring.canRestore(change.propertyName) && (
        <Button size="small" aria-label={t('admin.logs.restoreOf', { field: label })} onClick={() => restoring.ask([change])}>
          {t('admin.logs.restore')}
        </Button>
      )}
      <dl className="log-sides">
        <div>
          <dt>{t('admin.logs.before')}</dt>
          <dd className="log-value">
            <Value resource={resource} name={change.propertyName} value={change.originalValue} />
          </dd>
        </div>
        <div>
          <dt>{t('admin.logs.after')}</dt>
          <dd className="log-value">
            <Value resource={resource} name={change.propertyName} value={change.newValue} />
          </dd>
        </div>
      </dl>
    </section>
  )
}

/** A field that the program no longer has is shown as JSON. */
function Value({ resource, name, value }: { resource: Resource; name: string; value: unknown }) {
  const field = new Map(properties(resource.fields)).get(name)
  return field ? <ContentOrNothing resource={resource} name={name} field={field} value={value} /> : JSON.stringify(value, null, 2)
}
