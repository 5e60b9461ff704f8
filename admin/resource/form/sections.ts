import type { Field, FieldKind } from '../../../contract/fields.ts'
import type { Resource } from '../../../contract/resource.ts'
import type { Section, SectionName } from '../../../contract/sections.ts'

/** So few fields need no headings. */
const FEW = 8

/** The section of each kind for a resource that declares none; the other kinds are basics. */
const BY_KIND: Partial<Record<FieldKind, SectionName>> = {
  html: 'text',
  picture: 'look',
  pictures: 'look',
  file: 'look',
  json: 'more',
}
const ORDER: readonly SectionName[] = ['basics', 'text', 'look', 'more', 'seo']
const SEO: ReadonlySet<string> = new Set(['slug', 'seoTitle', 'seoDescription'])

/** The sections of a form: the declared ones, or for a resource without them sections by the kinds of its fields. */
export function sectionsOf({ fields, sections }: Pick<Resource, 'fields' | 'sections'>): readonly Section[] {
  if (sections.length > 0) return sections
  const names = Object.keys(fields).filter((name) => !fields[name]!.readOnly)
  if (names.length <= FEW) return [{ name: 'basics', fields: paired(names, fields) }]
  const by = Map.groupBy(names, (name) => (SEO.has(name) ? 'seo' : (BY_KIND[fields[name]!.kind] ?? 'basics')))
  return ORDER.flatMap((name) => (by.has(name) ? [{ name, fields: paired(by.get(name)!, fields) }] : []))
}

/** Two short fields in a row share a line. */
function paired(names: readonly string[], fields: Resource['fields']): (string | string[])[] {
  const lines: (string | string[])[] = []
  for (const name of names) {
    const before = lines.at(-1)
    if (typeof before === 'string' && isShort(fields[before]!) && isShort(fields[name]!)) lines[lines.length - 1] = [before, name]
    else lines.push(name)
  }
  return lines
}

const LONG: ReadonlySet<FieldKind> = new Set(['longText', 'html', 'link', 'tags', 'references', 'pictures', 'json'])
const SHORT_TEXT = 128

/** True for a field whose control looks lost when it is as wide as the form. */
export const isShort = ({ kind, localized, max = 0 }: Field): boolean =>
  !localized && !LONG.has(kind) && (kind !== 'text' || max <= SHORT_TEXT)
