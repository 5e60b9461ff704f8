import { useTranslation } from 'react-i18next'
import type { Uses } from '../../../../contract/features/upload-library.ts'
import { PlaceLine } from './place-line.tsx'
import './uses.css'

/** The rows that use a file; those that are not named are counted by kind. */
export function UsePlaces({ uses: { items, others } }: { uses: Uses }) {
  const { t } = useTranslation()
  return (
    <ul className="uploads-places">
      {items.map((place) => (
        <PlaceLine key={`${place.resource} ${place.id}`} place={place} />
      ))}
      {others.map(({ resource, count: number }) => (
        <li key={resource} className="kit-quiet">
          {t('admin.files.otherUses', { name: t(`resources.${resource as 'news'}.name`), number })}
        </li>
      ))}
    </ul>
  )
}
