import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../language/i18n.ts'
import { dayAndTime } from '../data/moment.ts'
import type { Item } from '../data/item.ts'
import { StateTag } from './state-tag.tsx'

/** The state of a row as its form shows it: the tag, and in words what is scheduled and what is not published yet. */
export function StateInWords({ item }: { item: Item }) {
  const { t } = useTranslation()
  const words = publicationWords(t, item)
  return (
    <span className="kit-state">
      <StateTag item={item} isPlain />
      {words.length > 0 && <span className="kit-quiet">{words.join(' · ')}</span>}
    </span>
  )
}

/** Says when a row goes live and off again, and that visitors do not see its last changes. */
export function publicationWords(t: TFunction, { state = 'draft', hasChanges, scheduledFor, publishedUntil }: Item): string[] {
  const when = (moment: string) => dayAndTime(moment, currentLanguage())
  return [
    ...(scheduledFor ? [t('admin.publish.scheduledFor', { when: when(scheduledFor) })] : []),
    ...(publishedUntil ? [t('admin.listing.takenDown', { when: when(publishedUntil) })] : []),
    ...(hasChanges && state !== 'draft' ? [t('admin.publish.hasChanges')] : []),
  ]
}
