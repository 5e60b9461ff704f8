import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { dequal } from 'dequal/lite'
import { useTranslation } from 'react-i18next'
import type { Field } from '../../../contract/fields.ts'
import type { Resource } from '../../../contract/resource.ts'
import { writableProperties } from '../../../contract/field-schema.ts'
import { call } from '../../session/session.ts'
import { ContentOrNothing, isNothing, usePropertyLabel } from '../kinds/content-view.tsx'
import { endpointsOf, type Item } from '../data/item.ts'
import { useSnapshot } from './use-snapshot.ts'

/** The properties in which a published version differs from the draft, as its restoring would change them: versions hold no internal ones. */
export function VersionDifferences({ resource, item, snapshotId }: { resource: Resource; item: Item; snapshotId: number }) {
  const { t } = useTranslation()
  const label = usePropertyLabel(resource)
  const { data: version } = useSnapshot(resource, item.id, snapshotId)
  // A list knows its rows without their long texts.
  const { data: draft } = useQuery({
    queryKey: [resource.name, 'draft', item.id, item.version],
    queryFn: () => call(endpointsOf(resource).get, { id: item.id }),
  })
  if (!version || !draft) return <Skeleton active title={false} />
  const found = writableProperties(resource.fields).filter(
    ([name, field]) => !field.internal && !isSame(version[name], (draft as Item)[name]),
  )
  if (found.length === 0) return <p className="kit-quiet">{t('admin.publish.compareNone')}</p>
  return (
    <ul className="kit-differences">
      {found.map(([name, field]) => (
        <li key={name}>
          <h2>{label(name)}</h2>
          <div className="kit-sides">
            <Side resource={resource} name={name} field={field} value={version[name]} title={t('admin.publish.ofVersion')} />
            <Side resource={resource} name={name} field={field} value={(draft as Item)[name]} title={t('admin.publish.ofDraft')} />
          </div>
        </li>
      ))}
    </ul>
  )
}

const isSame = (one: unknown, other: unknown) => (isNothing(one) && isNothing(other)) || dequal(one, other)

interface SideProps {
  resource: Resource
  name: string
  field: Field
  value: unknown
  title: string
}

const Side = ({ title, ...property }: SideProps) => (
  <div className="kit-side">
    <div className="kit-quiet">{title}</div>
    <div className="kit-side-content">
      <ContentOrNothing {...property} />
    </div>
  </div>
)
