import { Link } from 'react-router'
import type { Field } from '../../../contract/fields.ts'
import { currentLanguage } from '../../language/i18n.ts'
import type { Branch } from '../data/tree.ts'
import { titleOf } from '../data/item.ts'
import { Cell } from '../kinds/cells.ts'
import type { Screen } from '../kinds/screen.ts'
import { RelativeTime } from '../pieces/ago.tsx'
import { StateTag } from '../publishing/state-tag.tsx'

interface TitleProps {
  screen: Screen
  item: Branch
  address: string
  isSmall: boolean
}

/** The name of a row links to its form. On a small screen, which has no column for it, the state is below the name. */
export const Title = ({ screen: { resource, mark: Mark }, item, address, isSmall }: TitleProps) => (
  <>
    <Link className="kit-title" to={address}>
      {titleOf(resource, item, currentLanguage())}
    </Link>
    {Mark && <Mark item={item} />}
    {isSmall && resource.publishable && (
      <div className="kit-state-below">
        <StateTag item={item} />
      </div>
    )}
  </>
)

/** A cell of a row: the screen's own, else the one of its kind. */
export const OwnCell = ({
  screen: { resource, cells, stateCell: State = StateTag },
  name,
  item,
}: {
  screen: Screen
  name: string
  item: Branch
}) => {
  const field: Field | undefined = resource.fields[name]
  if (name === 'state' && !field) return <State item={item} />
  if (name === 'id') return <span className="kit-number kit-quiet">{item.id}</span>
  if (!field) return <StampCell item={item} name={name} />
  const Own = cells?.[name]
  return Own ? (
    <Own resource={resource} name={name} field={field} item={item} />
  ) : (
    <Cell resource={resource} name={name} field={field} item={item} />
  )
}

/** A row without a change shows the time of its creation. */
const StampCell = ({ item, name }: { item: Branch; name: string }) => (
  <RelativeTime className="kit-quiet" at={name === 'creationTime' ? item.creationTime : (item.lastModificationTime ?? item.creationTime)} />
)
