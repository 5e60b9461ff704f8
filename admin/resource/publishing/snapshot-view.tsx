import { Descriptions, Skeleton } from 'antd'
import type { Resource } from '../../../contract/resource.ts'
import { properties } from '../../../contract/field-schema.ts'
import { ContentValue, isNothing, usePropertyLabel } from '../kinds/content-view.tsx'
import type { Item } from '../data/item.ts'
import { useSnapshot } from './use-snapshot.ts'

/** The content of a published version by field, without empty fields. */
export function SnapshotView({ resource, item, snapshotId }: { resource: Resource; item: Item; snapshotId: number }) {
  const label = usePropertyLabel(resource)
  const { data } = useSnapshot(resource, item.id, snapshotId)
  if (!data) return <Skeleton active title={false} />
  const shown = properties(resource.fields).filter(([name]) => !isNothing(data[name]) && data[name] !== false)
  return (
    <Descriptions
      column={1}
      size="small"
      layout="vertical"
      colon={false}
      items={shown.map(([name, field]) => ({
        key: name,
        label: label(name),
        children: <ContentValue resource={resource} name={name} field={field} value={data[name]} />,
      }))}
    />
  )
}
