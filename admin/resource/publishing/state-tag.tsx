import { Tag, Tooltip } from 'antd'
import { useTranslation } from 'react-i18next'
import { momentOf } from '../data/moment.ts'
import type { Item } from '../data/item.ts'

const COLOUR = { draft: 'default', scheduled: 'processing', published: 'success' } as const

/** The state of a publishable row: draft, scheduled or published, with a mark if the draft has changed since; plain without times and mark. */
export function StateTag({ item, isPlain = false }: { item: Item; isPlain?: boolean }) {
  const { t } = useTranslation()
  const state = item.state ?? 'draft'
  const when = [
    item.scheduledFor && t('admin.publish.scheduledFor', { when: momentOf(item.scheduledFor) }),
    item.publishedUntil && t('admin.publish.until', { when: momentOf(item.publishedUntil) }),
  ].filter(Boolean)
  const tag = <Tag color={COLOUR[state]}>{t(`states.${state}`)}</Tag>
  if (isPlain) return tag
  return (
    <span className="kit-state">
      {when.length > 0 ? <Tooltip title={when.join(' · ')}>{tag}</Tooltip> : tag}
      {item.hasChanges && state !== 'draft' && (
        <Tooltip title={t('admin.publish.hasChanges')}>
          <span className="kit-changed" role="img" aria-label={t('admin.publish.hasChanges')} />
        </Tooltip>
      )}
    </span>
  )
}
