import { Empty, Radio, Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { properties } from '../../../contract/field-schema.ts'
import type { Resource } from '../../../contract/resource.ts'
import { ContentOrNothing, usePropertyLabel } from '../kinds/content-view.tsx'
import type { Choice, Difference, Side } from './merge.ts'

interface DifferenceListProps {
  resource: Resource
  found: readonly Difference[]
  who: string
  choice: Choice
  choose: (name: string, side: Side) => void
}

const COLOUR = { me: 'default', them: 'default', both: 'warning' } as const

/** For each property that differs: the own value, the other user's value, and the choice between them. */
export function DifferenceList({ resource, found, who, choice, choose }: DifferenceListProps) {
  const { t } = useTranslation()
  const label = usePropertyLabel(resource)
  if (found.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('admin.listing.sameContent')} />
  return (
    <ul className="kit-differences">
      {found.map((difference) => (
        <li key={difference.name}>
          <h2 id={`difference-${difference.name}`}>
            {label(difference.name)} <Tag color={COLOUR[difference.by]}>{t(`admin.listing.by.${difference.by}`, { who })}</Tag>
          </h2>
          <Radio.Group
            className="kit-sides"
            value={choice[difference.name] ?? null}
            onChange={(event) => choose(difference.name, event.target.value as Side)}
            aria-labelledby={`difference-${difference.name}`}
          >
            <Version resource={resource} difference={difference} side="mine" name={t('admin.listing.mine')} />
            <Version resource={resource} difference={difference} side="theirs" name={t('admin.listing.theirs', { who })} />
          </Radio.Group>
        </li>
      ))}
    </ul>
  )
}

/** The content is beside its radio button instead of in its label, because it may be long and hold links. */
function Version({ resource, difference, side, name }: { resource: Resource; difference: Difference; side: Side; name: string }) {
  const field = new Map(properties(resource.fields)).get(difference.name)
  return (
    <div className="kit-side">
      <Radio value={side}>{name}</Radio>
      <div className="kit-side-content">
        {field && <ContentOrNothing resource={resource} name={difference.name} field={field} value={difference[side]} />}
      </div>
    </div>
  )
}
