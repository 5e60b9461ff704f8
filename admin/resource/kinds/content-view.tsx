import DOMPurify from 'dompurify'
import { useTranslation } from 'react-i18next'
import type { Field } from '../../../contract/fields.ts'
import { englishName } from '../../../contract/languages.ts'
import type { Resource } from '../../../contract/resource.ts'
import { Cell } from './cells.ts'
import type { Item } from '../data/item.ts'
import { useLabels } from '../data/labels.ts'

/** How a property is called, an English twin by its language. */
export function usePropertyLabel(resource: Resource): (name: string) => string {
  const labels = useLabels(resource)
  const { t } = useTranslation()
  const twins = new Map(Object.keys(resource.fields).map((name) => [englishName(name) as string, name]))
  return (name) => (twins.has(name) ? `${labels.field(twins.get(name)!)} (${t('admin.form.english')})` : labels.field(name))
}

export const isNothing = (value: unknown): boolean => value === null || value === undefined || [value].flat().length === 0 || value === ''

interface ContentValueProps {
  resource: Resource
  name: string
  field: Field
  value: unknown
}

/** The whole content of one property, to be read. */
export function ContentValue({ resource, name, field, value }: ContentValueProps) {
  if (field.kind === 'json') return <pre className="kit-code kit-json">{JSON.stringify(value, null, 2)}</pre>
  // Sanitised on the way in and out already; here once more, as whatever is drawn as HTML is (security.md).
  if (field.kind === 'html') return <div className="kit-html" dangerouslySetInnerHTML={{ __html: DOMPurify.sanitize(String(value)) }} />
  // A list brings the name of what is referred to, a form knows its id alone.
  const [own, shown] = field.kind === 'reference' ? [[value], { ...field, kind: 'references' as const }] : [value, field]
  return <Cell resource={resource} name={name} field={{ ...shown, localized: false }} item={{ [name]: own } as unknown as Item} />
}
