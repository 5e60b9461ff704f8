import DOMPurify from 'dompurify'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import type { Field } from '../../../contract/fields.ts'
import { STORED_ATTRIBUTES, STORED_ELEMENTS } from '../../../contract/format/html-elements.ts'
import { englishName } from '../../../contract/languages.ts'
import type { Resource } from '../../../contract/resource.ts'
import { Cell } from './cells.ts'
import { ComparedViews } from './compared-views.ts'
import type { Item } from '../data/item.ts'
import { useLabels } from '../data/labels.ts'

/** The label of a property; that of an English twin names the language. */
export function usePropertyLabel(resource: Resource): (name: string) => string {
  const labels = useLabels(resource)
  const { t } = useTranslation()
  const twins = new Map(Object.keys(resource.fields).map((name) => [englishName(name) as string, name]))
  return (name) => (twins.has(name) ? `${labels.field(twins.get(name)!)} (${t('admin.form.english')})` : labels.field(name))
}

export const isNothing = (value: unknown): boolean => value === null || value === undefined || [value].flat().length === 0 || value === ''

const STORED = { ALLOWED_TAGS: [...STORED_ELEMENTS], ALLOWED_ATTR: Object.values(STORED_ATTRIBUTES).flat() }

interface ContentValueProps {
  resource: Resource
  name: string
  field: Field
  value: unknown
}

/** Shows the whole content of one property, read-only. */
export function ContentValue({ resource, name, field, value }: ContentValueProps) {
  const Own = use(ComparedViews)?.[name]
  if (Own) return <Own value={value} />
  if (field.kind === 'json') return <pre className="kit-code kit-json">{JSON.stringify(value, null, 2)}</pre>
  // The server has sanitised it twice already; the browser sanitises all HTML that it renders once more (security.md).
  if (field.kind === 'html')
    return <div className="kit-html" dangerouslySetInnerHTML={{ __html: DOMPurify.sanitize(String(value), STORED) }} />
  // A form knows the id of a referenced row, not its name; the cell of `references` finds names by ids.
  const [own, shown] = field.kind === 'reference' ? [[value], { ...field, kind: 'references' as const }] : [value, field]
  return <Cell resource={resource} name={name} field={{ ...shown, localized: false }} item={{ [name]: own } as unknown as Item} />
}

/** The same, or a word for nothing. */
export function ContentOrNothing(props: ContentValueProps) {
  const { t } = useTranslation()
  return isNothing(props.value) ? <span className="kit-quiet">{t('admin.listing.nothing')}</span> : <ContentValue {...props} />
}
