import { useTranslation } from 'react-i18next'
import type { Item } from '../data/item.ts'
import { publicationWords } from './publication-words.ts'
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
