import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { hasRowAddresses, listAddress } from '../../../resource/data/list-query.ts'
import { addressOf, SCREENS } from '../../../../contract/back-office/screens.ts'
import type { UsePlace } from '../../../../contract/features/upload-library.ts'
import type { Resource } from '../../../../contract/resource.ts'
import { resourceNamed } from '../../../../contract/resources/index.ts'
import { useLabels } from '../../../resource/data/labels.ts'
import { useSession } from '../../../session/session.ts'

/** A row that uses a file: what it is called, with the way to it, its fields, and for a row that is published, in which versions. */
export function PlaceLine({ place }: { place: UsePlace }) {
  const { t } = useTranslation()
  const resource = resourceNamed(place.resource)
  const labels = useLabels(resource)
  const { routes } = useSession()
  const address = addressIn(place, routes)
  const title = place.title ?? `#${place.id}`
  const fields = [...new Set(place.fields.map((name) => labels.field(ownName(resource, name))))]
  const states = place.isDeleted
    ? [t('admin.files.inBin')]
    : resource.publishable
      ? place.states.map((state) => t(`admin.files.states.${state}`))
      : []
  const comma = t('admin.tabs.comma')
  return (
    <li>
      {labels.name} · {address ? <Link to={address}>{title}</Link> : title}
      <div className="kit-hint">{[fields.join(comma), states.join(comma)].filter(Boolean).join(' · ')}</div>
    </li>
  )
}

/** The English twin of a field has its label. */
const ownName = ({ fields }: Resource, name: string) => (name in fields ? name : name.replace(/En$/, ''))

/** The address of the row, or of the part of the recycle bin that holds it; null where the reader has no such screen. */
function addressIn({ resource, id, isDeleted }: UsePlace, routes: readonly string[]): string | null {
  const screen = SCREENS.find((one) => one.resource === resource)
  if (!screen || !routes.includes(screen.key)) return null
  if (isDeleted) return `/recyclebin?kind=${resource}`
  return hasRowAddresses(screen) ? `${listAddress(screen)}/${id}` : addressOf(screen)
}
