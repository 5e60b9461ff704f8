import type { Field } from '../../../../contract/fields.ts'
import type { Resource } from '../../../../contract/resource.ts'
import type { Item } from '../../data/item.ts'

/** The props of a value that is shown to be read: the field, the value, and the row that it stands in. */
export interface ViewProps {
  resource: Resource
  name: string
  field: Field
  value: unknown
  item: Item
}
