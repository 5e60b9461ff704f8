import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Field } from '../../../contract/fields.ts'
import { englishName } from '../../../contract/languages.ts'
import type { Item } from '../data/item.ts'
import { useLabels } from '../data/labels.ts'
import { isNothing } from '../kinds/content-view.tsx'
import type { Screen } from '../kinds/screen.ts'
import { useOwnIds } from '../pieces/use-own-ids.ts'
import { FormLayout } from './form-layout.tsx'
import { LanguageTag } from '../pieces/language-tag.tsx'
import { ReadingValue } from './reading-value.tsx'

interface ReadingViewProps {
  screen: Screen
  item: Item
  wide?: boolean
}

/** A row for those who may not write it: the sections of its form, with values in place of controls. */
export function ReadingView({ screen, item, wide = false }: ReadingViewProps) {
  const { t } = useTranslation()
  const { resource, within = {}, shownWith = {} } = screen
  const ref = useOwnIds()
  const show = (names: readonly string[]) => {
    const own = names.filter((name) => !within[name] && (!shownWith[name] || item[shownWith[name]]))
    if (own.length === 0) return null
    return <Entries screen={screen} item={item} names={own} />
  }
  const recorded = Object.keys(resource.fields).filter((name) => resource.fields[name]!.readOnly)
  return (
    <div ref={ref}>
      <Alert type="info" showIcon className="kit-problems" title={t('admin.form.readOnly')} />
      <FormLayout resource={resource} wide={wide} line={show} tail={show(recorded)} />
    </div>
  )
}

interface EntriesProps {
  screen: Screen
  item: Item
  names: readonly string[]
}

/** Fields with their values, to be read. */
export const Entries = ({ screen, item, names }: EntriesProps) => (
  <dl className="kit-read">
    {names.map((name) => (
      <Entry key={name} screen={screen} item={item} name={name} field={screen.resource.fields[name]!} />
    ))}
  </dl>
)

interface EntryProps {
  screen: Screen
  item: Item
  name: string
  field: Field
}

/** A field and its value; of a localized one both languages, where there are both. */
function Entry({ screen: { resource, views = {} }, item, name, field }: EntryProps) {
  const labels = useLabels(resource)
  const { t } = useTranslation()
  const twin = englishName(name)
  const isBlock = field.kind === 'html' || field.kind === 'longText'
  const show = (property: string, lang?: 'en') => {
    const value = item[property]
    const View = views[name] ?? ReadingValue
    return (
      <dd lang={lang} data-lang={lang} data-block={isBlock || undefined}>
        {lang && isBlock && <LanguageTag language={lang} />}
        {isNothing(value) ? (
          <span className="kit-quiet">{t('admin.listing.nothing')}</span>
        ) : (
          <View resource={resource} name={property} field={field} value={value} item={item} />
        )}
        {lang && !isBlock && <LanguageTag language={lang} />}
      </dd>
    )
  }
  return (
    <div>
      <dt>{labels.field(name)}</dt>
      {show(name)}
      {field.localized && !isNothing(item[twin]) && show(twin, 'en')}
    </div>
  )
}
