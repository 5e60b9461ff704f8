import type { Field, FieldKind } from '../../contract/fields.ts'

/** The kinds of fields whose values may name an upload, whole or within. */
const NAMING: ReadonlySet<FieldKind> = new Set(['picture', 'pictures', 'file', 'html', 'longText', 'link', 'json'])
const ADDRESS = /\/media\/([a-z0-9]{16,40})/g

/** A visitor's words use no file: an address in a message must not keep staff from deleting the file. */
export const mayNameUploads = ({ kind, immutable }: Field) => NAMING.has(kind) && immutable !== true

/** Returns the ids of the uploads whose addresses stand in a value of a field. */
export function uploadsIn(value: unknown): string[] {
  if (value === null || value === undefined) return []
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return [...new Set(Array.from(text.matchAll(ADDRESS), ([, id]) => id!))]
}
