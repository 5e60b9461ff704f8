import type { Field } from '../../../contract/fields.ts'
import { englishName } from '../../../contract/languages.ts'
import type { Resource } from '../../../contract/resource.ts'
import { isListed, properties, writableProperties } from '../../../contract/field-schema.ts'

/** One column of a sheet: a property of a resource. */
export interface SheetColumn {
  name: string
  title: string
  field: Field
}

/** What the cells of a property may say, by the value each stands for. */
export interface Choice {
  value: unknown
  label: string
}
export type Choices = Readonly<Record<string, readonly Choice[]>>

/** Parts of parts have no cell. */
const hasCell = ({ kind }: Field) => kind !== 'json'

/** The titles of all properties, English twins marked. */
function titled(list: [string, Field][], labelOf: (name: string) => string): SheetColumn[] {
  const twins = new Map<string, string>(list.map(([name]) => [englishName(name), name]))
  return list
    .filter(([, field]) => hasCell(field))
    .map(([name, field]) => {
      const twin = twins.get(name)
      return { name, field, title: twin ? `${labelOf(twin)} (English)` : labelOf(name) }
    })
}

/** What a list tells of each row. Long texts are no part of lists. */
export const exportColumns = ({ fields }: Resource, labelOf: (name: string) => string): SheetColumn[] =>
  titled(
    properties(fields).filter(([, field]) => isListed(field)),
    labelOf,
  )

/** What a new row can be given. */
export const importColumns = ({ fields }: Resource, labelOf: (name: string) => string): SheetColumn[] =>
  titled(writableProperties(fields), labelOf)
