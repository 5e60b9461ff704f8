import type { Field } from '../fields.ts'
import { englishName } from '../languages.ts'
import type { Resource } from '../resource.ts'
import { resourceNamed } from '../resources/index.ts'
import { properties, writableProperties } from '../field-schema.ts'

/** One column of a sheet: a property of a resource. */
export interface SheetColumn {
  name: string
  title: string
  /** Its title in the language that the reader does not read. */
  otherTitle?: string
  field: Field
  /** True when its cells stand among the names of a row, such as the answers to one question. */
  isNamed?: true
}

/** A value of a property, and its label in a cell. */
export interface Choice {
  value: unknown
  label: string
  /** Its label in the language that the reader does not read. */
  otherLabel?: string
  /** The names from the top of its tree down to it, in both languages. */
  path?: string
  otherPath?: string
}
/** Stands between the names of a path. */
export const PATH = ' / '
/** So many rows of a large resource may be named in a sheet, the newest first; any row may be named by its number. */
export const MOST_CHOICES = 10_000
export type Choices = Readonly<Record<string, readonly Choice[]>>

/** The titles of all properties, English twins marked. */
function titled(list: [string, Field][], labelOf: (name: string) => string, otherOf?: (name: string) => string): SheetColumn[] {
  const twins = new Map<string, string>(list.map(([name]) => [englishName(name), name]))
  return list.map(([name, field]) => {
    const twin = twins.get(name)
    const titleBy = (words: (name: string) => string) => (twin ? `${words(twin)} (English)` : words(name))
    return { name, field, title: titleBy(labelOf), ...(otherOf && { otherTitle: titleBy(otherOf) }) }
  })
}

/** The columns of an export: every property. */
export const exportColumns = ({ fields }: Resource, labelOf: (name: string) => string): SheetColumn[] => titled(properties(fields), labelOf)

/**
 * The columns of an import: the properties that a new row takes. A field that the server fills in, such as the owner, is not read from a sheet by
 * somebody who may not see the rows that it names.
 */
export const importColumns = (
  { fields }: Resource,
  labelOf: (name: string) => string,
  mayView: (target: Resource) => boolean,
  otherOf?: (name: string) => string,
): SheetColumn[] =>
  titled(writableProperties(fields), labelOf, otherOf).filter(
    ({ field }) => !field.given || !field.target || mayView(resourceNamed(field.target)),
  )
