import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Resource } from '../../../contract/resource.ts'
import type { Item } from '../data/item.ts'
import { momentOf } from '../data/moment.ts'
import { publicationWords } from '../publishing/publication-words.ts'

interface FormStatusProps {
  resource: Resource
  item: Item | null
  isDirty: boolean
}

/** Says in words whether the form is saved, and what visitors see of it and when. */
export function FormStatus({ resource, item, isDirty }: FormStatusProps) {
  const { t } = useTranslation()
  const saved = item && t('admin.listing.savedAt', { when: momentOf(item.lastModificationTime ?? item.creationTime) })
  const said = [isDirty ? t('admin.tabs.unsaved') : saved, ...(item && resource.publishable ? published(t, item) : [])]
  return <span className="kit-status">{said.filter(Boolean).join(' · ')}</span>
}

const published = (t: TFunction, item: Item) => [
  ...((item.state ?? 'draft') === 'draft' ? [t('admin.listing.notPublished')] : []),
  ...publicationWords(t, item),
]
