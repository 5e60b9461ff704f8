import { useTranslation } from 'react-i18next'
import { referenceName } from '../../../contract/calls/rows.ts'
import { isLink } from '../../../contract/format/links.ts'
import { currentLanguage } from '../../language/i18n.ts'
import { textIn } from '../data/item.ts'
import { ContentValue } from '../kinds/content-view.tsx'
import type { ViewProps } from '../kinds/props/view.ts'
import { Thumbnail } from '../pieces/thumbnail.tsx'

/** A value to be read: pictures as pictures, links as links, references by their names, everything else as lists show it. */
export function ReadingValue(props: ViewProps) {
  const { name, field, value, item } = props
  const referred = field.kind === 'reference' ? textIn(item, referenceName(name), currentLanguage()) : ''
  if (referred) return <>{referred}</>
  if (field.kind === 'picture' || field.kind === 'pictures') return <Pictures addresses={[value].flat().map(String)} />
  if (field.kind === 'yesNo') return <YesNo isYes={value === true} />
  if (field.kind === 'longText') return <div className="kit-read-lines">{String(value)}</div>
  if (field.kind === 'link' && isLink(String(value))) return <a href={String(value)}>{String(value)}</a>
  return <ContentValue {...props} />
}

const YesNo = ({ isYes }: { isYes: boolean }) => {
  const { t } = useTranslation()
  return <>{t(isYes ? 'admin.list.yes' : 'admin.list.no')}</>
}

const Pictures = ({ addresses }: { addresses: readonly string[] }) => (
  <ul className="kit-read-pictures">
    {addresses.map((address) => (
      <li key={address}>
        <Thumbnail address={address} size="kit-picture" />
      </li>
    ))}
  </ul>
)
