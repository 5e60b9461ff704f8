import type { TFunction } from 'i18next'
import { currentLanguage } from '../../language/i18n.ts'
import { dayAndTime } from '../data/moment.ts'
import type { Item } from '../data/item.ts'

/** Says when a row goes live and off again, and that visitors do not see its last changes. */
export function publicationWords(t: TFunction, item: Item): string[] {
  return [...plannedWords(t, item), ...(item.hasChanges && item.state !== 'draft' ? [t('admin.publish.hasChanges')] : [])]
}

/** Says what a publishing has led to, as its answer tells: that the row is published or scheduled, from when on, and until when. */
export function publishedWords(t: TFunction, item: Item): string {
  return [t(item.scheduledFor ? 'admin.publish.scheduled' : 'admin.publish.published'), ...plannedWords(t, item)].join(' · ')
}

function plannedWords(t: TFunction, { scheduledFor, publishedUntil }: Item): string[] {
  const when = (moment: string) => dayAndTime(moment, currentLanguage())
  return [
    ...(scheduledFor ? [t('admin.publish.scheduledFor', { when: when(scheduledFor) })] : []),
    ...(publishedUntil ? [t('admin.listing.takenDown', { when: when(publishedUntil) })] : []),
  ]
}
