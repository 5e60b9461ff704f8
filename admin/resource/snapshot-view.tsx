import { useQuery } from '@tanstack/react-query'
import { Descriptions, Skeleton } from 'antd'
import DOMPurify from 'dompurify'
import { useTranslation } from 'react-i18next'
import { englishName } from '../../contract/languages.ts'
import type { Resource } from '../../contract/resource.ts'
import { properties } from '../../contract/schema.ts'
import { call } from '../session.ts'
import { Cell } from './cells.tsx'
import { endpointsOf, type Item } from './item.ts'
import { useLabels } from './labels.ts'

/** What one published version said, field by field; empty ones are left out. */
export function SnapshotView({ resource, item, snapshotId }: { resource: Resource; item: Item; snapshotId: number }) {
  const labels = useLabels(resource)
  const { t } = useTranslation()
  const { data } = useQuery({
    queryKey: [resource.name, 'snapshot', item.id, snapshotId],
    queryFn: () => call(endpointsOf(resource).getSnapshot, { id: item.id, snapshotId }),
    staleTime: Infinity,
  })
  if (!data) return <Skeleton active title={false} />
  const content = data as Item
  const english = new Map(Object.keys(resource.fields).map((name) => [englishName(name) as string, name]))
  const shown = properties(resource.fields).filter(
    ([name]) =>
      content[name] !== null &&
      content[name] !== false &&
      content[name] !== undefined &&
      content[name] !== '' &&
      [content[name]].flat().length > 0,
  )
  return (
    <Descriptions
      column={1}
      size="small"
      layout="vertical"
      colon={false}
      items={shown.map(([name, field]) => ({
        key: name,
        label: english.has(name) ? `${labels.field(english.get(name)!)} (${t('admin.form.english')})` : labels.field(name),
        // Sanitised on the way in and out already; here once more, as whatever is drawn as HTML is (security.md).
        children:
          field.kind === 'json' ? (
            <pre className="kit-code kit-json">{JSON.stringify(content[name], null, 2)}</pre>
          ) : field.kind === 'html' ? (
            <div className="kit-html" dangerouslySetInnerHTML={{ __html: DOMPurify.sanitize(String(content[name])) }} />
          ) : (
            <Cell resource={resource} name={name} field={{ ...field, localized: false }} item={content} />
          ),
      }))}
    />
  )
}
