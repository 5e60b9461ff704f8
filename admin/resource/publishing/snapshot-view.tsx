import { useQuery } from '@tanstack/react-query'
import { Descriptions, Skeleton } from 'antd'
import type { Resource } from '../../../contract/resource.ts'
import { properties } from '../../../contract/field-schema.ts'
import { call } from '../../session/session.ts'
import { ContentValue, isNothing, usePropertyLabel } from '../kinds/content-view.tsx'
import { endpointsOf, type Item } from '../data/item.ts'

/** The content of a published version by field, without empty fields. */
export function SnapshotView({ resource, item, snapshotId }: { resource: Resource; item: Item; snapshotId: number }) {
  const label = usePropertyLabel(resource)
  const { data } = useQuery({
    queryKey: [resource.name, 'snapshot', item.id, snapshotId],
    queryFn: () => call(endpointsOf(resource).getSnapshot, { id: item.id, snapshotId }),
    staleTime: Infinity,
  })
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
